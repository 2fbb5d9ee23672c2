import { adminPaths } from '#contract/http/api-paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { expect, signIn, test } from './app.ts';
import { addOwnCompany, addOwnJob, beSignedIn, createEmployer, toJobPayload } from './employer.ts';
import { adminPath, createModerator, openAsModerator, rowOf, snackOf, undo, unique } from './moderators.ts';

// Each row is a card below 1100 px.
test.use({ changesPublic: true, viewport: { width: 1024, height: 900 } });

test('signs in first and comes back; an account without the role is told whom it is for', async ({
  page,
  app,
}) => {
  const employer = await createEmployer(app);
  await openStarted(page, adminPath);
  await expect(page.getByText('Sign in to moderate')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Continue to “Moderation”')).toBeVisible();
  await signIn(page, { email: employer.user.email, password: 'a long password' });
  await expect(page).toHaveURL(adminPath);
  await expect(page.getByText('This page is for administrators')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await openStarted(page, '/userProfile');
  await expect(page.getByText('Rina Akter')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
});

test('is reached from the profile of administrators', async ({ page, app }) => {
  await openAsModerator({ page, app });
  await openStarted(page, '/userProfile');
  await page.getByRole('link', { name: 'Moderation' }).click();
  await expect(page).toHaveURL(adminPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
});

test('a decision moves the focus to the next row, and can be undone', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const [first, second, title] = [unique('Padma'), unique('Jamuna'), unique('Welder')];
  const company = await addOwnCompany(employer, first);
  await addOwnCompany(employer, second);
  await addOwnJob(employer, company, { title, description: 'Send 5000 taka first.' });
  await openAsModerator({ page, app });
  const row = rowOf(page, first);
  await expect(row).toContainText(employer.user.email);
  await expect(row).toContainText('https://padma.example');
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await expect(snackOf(page)).toContainText(`Approved: ${first}`);
  const next = rowOf(page, second);
  await expect(next).toBeFocused();
  // Its name is read before it is approved: it is below the header, which stays at the window's top.
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await next.getByRole('heading', { name: second }).boundingBox())?.y ?? 0)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expect(next.getByRole('heading', { name: second })).toBeInViewport({ ratio: 1 });
  await undo(page);
  await expect(snackOf(page)).toContainText(`Undone: ${first}`);
  await expect(row).toContainText('Waiting');

  const job = rowOf(page, title);
  await expect(job.getByText('Send 5000 taka first.')).toBeHidden();
  await job.getByText('Read everything').click();
  await expect(job.getByText('Send 5000 taka first.')).toBeVisible();
  await expect(job).toContainText('Its company is still waiting.');
});

test('years and phone numbers are in the digits of the moderator’s language', async ({ page, app }) => {
  const name = unique('Rupsha');
  await addOwnCompany(await createEmployer(app), name);
  await openAsModerator({ page, app });
  await openStarted(page, toLocalPath(adminPath, 'bn'));
  await expect(rowOf(page, name)).toContainText('১৯৯৮');
  await expect(rowOf(page, name)).toContainText('০১৭১২৩৪৫৬৭৮');
});

test('a rejection asks for a reason, which a preset fills in and the owner reads', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const title = unique('Night cook');
  const id = await addOwnJob(employer, await addOwnCompany(employer, unique('Meghna')), { title });
  await openAsModerator({ page, app });
  const row = rowOf(page, title);
  const rejectButton = row.getByRole('button', { name: 'Reject…' });
  await rejectButton.click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason', { exact: true });
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(reason).toHaveAccessibleDescription('Enter a reason');
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: 'The pay is missing or unclear.' }).click();
  await expect(reason).toHaveValue('The pay is missing or unclear.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rejectButton).toBeFocused();
  await rejectButton.click();
  await expect(reason).toHaveValue('The pay is missing or unclear.');
  await reason.fill('No pay.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(snackOf(page)).toContainText(`Rejected: ${title}`);
  await expect(row).toHaveCount(0);
  const own = await employer.send('GET', apiPaths.job(id));
  expect(own).toMatchObject({ data: { job: { approval: 'rejected', approvalReason: 'No pay.' } } });
  await page.locator('label').filter({ hasText: 'Rejected' }).click();
  await expect(row).toContainText('No pay.');
  await expect(page).toHaveURL(`${adminPath}?show=rejected`);
  await undo(page);
  await expect(snackOf(page)).toContainText(`Undone: ${title}`);
  await expect(row).toHaveCount(0);
});

test('changes since approval stand beside what was approved', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const moderator = await createModerator(app);
  const title = unique('Store keeper');
  const company = await addOwnCompany(employer, unique('Surma'));
  const id = await addOwnJob(employer, company, { title });
  for (const path of [adminPaths.approveCompany(company), adminPaths.approveJob(id)]) {
    await moderator.send('POST', path, {});
  }
  const description = 'Pay 500 taka by bKash.';
  await employer.send('PUT', apiPaths.job(id), await toJobPayload(employer, company, { title, description }));
  await beSignedIn(page, moderator);
  await openStarted(page, adminPath);
  const changes = rowOf(page, title).getByRole('group', { name: 'Changed since approval' });
  await expect(changes).toHaveText(
    /^Changed since approvalDescription ApprovedKeeps the books\.NowPay 500 taka by bKash\.(Deadline .*)?$/,
  );
  await rowOf(page, title).getByRole('button', { name: 'Approve' }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
});

test('offline nothing is decided, and a list that failed is read again', async ({
  page,
  app,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests, answeredWith(500));
  const employer = await createEmployer(app);
  const name = unique('Halda');
  await addOwnCompany(employer, name);
  await openAsModerator({ page, app });
  await expect(rowOf(page, name)).toBeVisible();
  await goOffline(page);
  await expect(page.getByText('Moderation needs internet.').first()).toBeVisible();
  await rowOf(page, name).getByRole('button', { name: 'Approve' }).click();
  await expect(rowOf(page, name)).toContainText('Moderation needs internet.');
  await context.setOffline(false);
  await expect(page.getByText('Moderation needs internet.')).toHaveCount(1);
  await page.route('**/api/v1/admin/jobs**', (route) => route.fulfill({ status: 500, json: {} }));
  await openStarted(page, `${adminPath}?show=rejected`);
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/api/v1/admin/jobs**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Could not load')).toHaveCount(0);
});

for (const width of [320, 360]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 740 });
    const employer = await createEmployer(app);
    const name = unique('Brahmaputra'.repeat(4));
    await addOwnCompany(employer, name, { website: `https://padma.example/${'very-long-path/'.repeat(6)}` });
    await openAsModerator({ page, app });
    await expect(rowOf(page, name)).toBeVisible();
    /** What stands out, where something does. */
    const overflow = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth;
        const wide = [...document.querySelectorAll('main *')]
          .filter(isWide)
          .map(({ outerHTML }) => outerHTML.slice(0, 150));
        return scrollWidth === clientWidth ? [] : wide;
      });
    expect(await overflow()).toEqual([]);
    for (const view of ['audit', 'health', `search&text=${name}`, `user&of=${employer.user._id}`]) {
      await openStarted(page, `${adminPath}?view=${view}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      expect([view, ...(await overflow())]).toEqual([view]);
    }
  });
}

test('no other page loads its code', async ({ page, app }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const moderator = await createModerator(app);
  await beSignedIn(page, moderator);
  for (const path of ['/', '/jobPage', '/userProfile']) {
    await openStarted(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((url) => /\/assets\/admin-/.test(url))).toEqual([]);
  await openStarted(page, adminPath);
  expect(asked.filter((url) => /\/assets\/admin-/.test(url))).toHaveLength(1);
});
