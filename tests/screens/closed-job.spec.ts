import type { Page } from '@playwright/test';
import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { appPaths, apiPaths, toJobPath } from '#contract/http/paths.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { runAdmin } from '../support/admin.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { shiftDeviceTime, shiftServerTime } from '../support/shift-server-time.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, createEmployer, type Employer } from './employer.ts';

/** A job that is closed while somebody is about to apply. */
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, changesPublic: true });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Apply', exact: true });
const apply = (page: Page) => page.getByRole('link', { name: 'Apply Now', exact: true });
const similar = (page: Page) => page.getByRole('main').getByRole('link', { name: 'See similar jobs' });

interface Posted {
  employer: Employer;
  id: string;
}

/** A public job. @param inDays when its deadline is */
async function post(
  app: { origin: string; dataDir: string },
  title: string,
  inDays: number,
): Promise<Posted> {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  await runAdmin(app.dataDir, ['approve', company]);
  const applicationDeadline = new Date(Date.now() + inDays * DAY_MS).toISOString();
  const id = await addOwnJob(employer, company, { title, applicationDeadline });
  await runAdmin(app.dataDir, ['approve', id]);
  return { employer, id };
}

const close = ({ employer, id }: Posted) => employer.send('POST', `${apiPaths.job(id)}/close`);

test('a letter for a job that is filled in the meantime is told so, stays, and leads to other jobs', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(410));
  const posted = await post(app, 'Store keeper', 20);
  await openStarted(page, toJobPath(posted.id));
  await apply(page).tap();
  await sheet(page).getByRole('button', { name: 'Write application letter' }).tap();
  const editor = page.getByRole('dialog', { name: 'Application letter' });
  await editor.getByLabel('Letter').fill('I kept a store for six years.');
  await editor.getByRole('button', { name: 'Save letter' }).tap();
  await expect(sheet(page).getByText('Your letter is ready to send.')).toBeVisible();

  await close(posted);
  await openStarted(page, `${appPaths.savedJobs}?tab=writing`);
  await page.getByRole('button', { name: 'Read letter: Store keeper' }).tap();
  await expect(sheet(page).getByText('This job is filled. You can no longer apply.')).toBeVisible();
  await expect(sheet(page).getByText('Your letter is safe on this device.')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Copy letter' })).toBeVisible();
  await expect(sheet(page).locator('a[href^="mailto:"], a[href*="mail.google"]')).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Read letter' }).tap();
  await expect(editor.getByLabel('Letter')).toHaveValue('I kept a store for six years.');
  await expect(editor.getByText('This job is filled. You can no longer apply.')).toBeVisible();
  await page.keyboard.press('Escape');

  await openStarted(page, toJobPath(posted.id));
  await expect(page.getByText('Your letter is safe on this device.')).toBeVisible();
  await expect(apply(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Filled').first()).toBeVisible();
  await expect(page.locator('a[href*="jobs@padma"], a[href*="jobs%40padma"]')).toHaveCount(0);
  await similar(page).tap();
  await expect(page).toHaveURL(/\/jobPage\?category=/);
});

test('a sheet that is open when the job is filled says so, and asks after what was already opened', async ({
  page,
  app,
  context,
}) => {
  await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
  const posted = await post(app, 'Cashier', 20);
  await openStarted(page, toJobPath(posted.id));
  await close(posted);
  await apply(page).tap();
  // Opening it asks the server: the page does not know yet.
  await expect(sheet(page).getByText('This job is filled. You can no longer apply.')).toBeVisible();
  await expect(sheet(page).getByRole('link')).toHaveText(['See similar jobs']);
  await page.keyboard.press('Escape');

  const other = await post(app, 'Head cashier', 20);
  await openStarted(page, toJobPath(other.id));
  await apply(page).tap();
  const opened = context.waitForEvent('page');
  await sheet(page).getByRole('link', { name: 'Open Gmail' }).tap();
  await (await opened).close();
  await expect(sheet(page).getByText('Did you send it?')).toBeVisible();
  await close(other);
  await expect(sheet(page).getByRole('button')).toHaveText(['Close', 'Yes, I sent it', 'Not yet']);
  await sheet(page).getByRole('button', { name: 'Yes, I sent it' }).tap();
  await expect(sheet(page).getByText('Marked as sent')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Done' }).tap();
  await expect(sheet(page)).toBeHidden();
});

test('at midnight in Dhaka the open page stops offering to apply', async ({ page, app }) => {
  const { id } = await post(app, 'Night guard', 2);
  const answer = await page.request.get(apiPaths.job(id));
  const { data }: { data: { job: { applicationDeadline: string } } } = await answer.json();
  const end = deadlineEndMs(data.job.applicationDeadline) ?? 0;
  const moveOn = await shiftServerTime(page, end - 5 * MINUTE_MS - Date.now());
  await page.clock.install({ time: end - 5 * MINUTE_MS });
  await openStarted(page, toJobPath(id));
  await expect(page.getByText('Closes today')).toBeVisible();
  await apply(page).tap();
  await expect(sheet(page).getByRole('link', { name: 'Open email app' })).toBeVisible();
  moveOn(10 * MINUTE_MS);
  await page.clock.fastForward(10 * MINUTE_MS);
  await expect(sheet(page).getByText('The deadline has passed. You can no longer apply.')).toBeVisible();
  await expect(sheet(page).getByRole('link')).toHaveText(['See similar jobs']);
  await page.keyboard.press('Escape');
  await expect(apply(page)).toHaveCount(0);
  await expect(similar(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('Closed', { exact: true }).first()).toBeVisible();
});

for (const [what, byMs] of [
  ['ahead', 40 * DAY_MS],
  ['behind', -40 * DAY_MS],
] as const) {
  test(`a device whose date is 40 days ${what} offers what is open, and is told of its date`, async ({
    page,
    app,
    context,
    complaints,
  }) => {
    complaints.allow(failedRequests);
    const { id } = await post(app, 'Gardener', 20);
    await shiftDeviceTime(page, byMs);
    await openStarted(page, toJobPath(id));
    const line = page.getByRole('status').getByText('This device’s date is wrong. Please correct it.');
    await expect(line).toBeVisible();
    const isOpen = async () => {
      await expect(apply(page)).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByText(/^Posted today/)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('main').getByText('Closed', { exact: true })).toHaveCount(0);
    };
    await isOpen();
    await page.getByRole('button', { name: 'Save for offline reading: Gardener' }).tap();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await openStarted(page, appPaths.savedJobs);
    await expect(page.getByRole('main').getByRole('link', { name: 'Gardener' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/closed/i)).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Gardener' }).first().tap();
    await isOpen();
    await expect(line).toBeVisible();
  });
}
