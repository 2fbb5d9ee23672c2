import * as v from 'valibot';
import { adminPaths, reportPaths } from '#contract/http/api-paths.ts';
import type { ReportReason } from '#contract/reports/report.ts';
import { ReportedJobsData } from '#contract/accounts/admin.ts';
import type { SharedApp } from '../support/shared-app.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline } from '../support/open-started.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, createEmployer, type Employer } from './employer.ts';
import { createModerator, openAsModerator, rowOf, snackOf, undo, unique } from './moderators.ts';

// Each row is a card below 1100 px.
test.use({ changesPublic: true, viewport: { width: 1024, height: 900 } });

const view = '?view=reports';

const readReported = async ({ send }: Employer) =>
  v.parse(v.object({ data: ReportedJobsData }), await send('GET', `${reportPaths.list}?perPage=100`)).data
    .reportedJobs;

const handle = ({ send }: Employer, job: string, lastId: number) =>
  send('POST', reportPaths.handle(job), { lastId });

/** Handles the reports of other tests. */
async function handleAll(moderator: Employer): Promise<void> {
  for (const { job, lastId } of await readReported(moderator)) await handle(moderator, job._id, lastId);
}

/** Public jobs, and moderators beside the one who looks at the page. */
async function prepare(app: SharedApp, titles: readonly string[]) {
  const [employer, other] = [await createEmployer(app), await createModerator(app)];
  await handleAll(other);
  const company = await addOwnCompany(employer, unique('Padma'));
  await other.send('POST', adminPaths.approveCompany(company), {});
  const jobs: string[] = [];
  for (const title of titles) {
    const job = await addOwnJob(employer, company, { title, description: 'Registration fee: 500 taka.' });
    await other.send('POST', adminPaths.approveJob(job), {});
    jobs.push(job);
  }
  const report = (job: string | undefined, reason: ReportReason, text = '') =>
    employer.send('POST', reportPaths.ofJob(job ?? ''), {
      reason,
      text,
      key: unique('key-of-a-device').replaceAll(' ', '-'),
    });
  return { other, jobs, report };
}

test('reported jobs are read, and handled until none is left', async ({ page, app }) => {
  const titles = [unique('Welder'), unique('Cook')] as const;
  const { other, jobs, report } = await prepare(app, titles);
  await report(jobs[1], 'closed');
  await report(jobs[0], 'fake');
  await report(jobs[0], 'money', `<b>They</b> asked for 500 taka.\n${'wwwbadexample'.repeat(20)}`);
  await report(jobs[0], 'money', 'বিকাশে টাকা চেয়েছে।');
  await page.setViewportSize({ width: 320, height: 740 });
  await openAsModerator({ page, app });
  await page.getByRole('link', { name: 'Reports (2)' }).click();
  const row = rowOf(page, titles[0]);
  await expect(row.getByRole('heading', { name: '3 reports' })).toBeVisible();
  await expect(row.getByRole('list', { name: 'Reasons' }).getByRole('listitem')).toHaveText([
    'Asks for money: 2',
    'Fake or misleading: 1',
  ]);
  const texts = row.getByRole('list', { name: 'What users wrote' }).getByRole('listitem');
  await expect(texts).toHaveCount(2);
  await expect(texts.first()).toContainText('বিকাশে টাকা চেয়েছে।');
  await expect(texts.last()).toContainText('<b>They</b> asked for 500 taka.');
  await expect(row).toContainText('Marked by rules: seems to ask for money');
  await expect(row.getByRole('link', { name: 'Open its page' })).toHaveAttribute(
    'href',
    new RegExp(`${jobs[0]}`),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await row.getByRole('button', { name: 'Handled' }).click();
  await expect(snackOf(page)).toContainText(`Reports handled: ${titles[0]}`);
  await expect(row).toHaveCount(0);
  await expect(rowOf(page, titles[1])).toBeFocused();
  await expect(page.getByRole('link', { name: 'Reports (1)' })).toBeVisible();
  await rowOf(page, titles[1]).getByRole('button', { name: 'Handled' }).click();
  await expect(page.getByText('No open reports')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Reports from users' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Reports', exact: true })).toBeVisible();
  expect(await readReported(other)).toEqual([]);
});

test('what another moderator handled is no error; a report that came in between stays open', async ({
  page,
  app,
}) => {
  const titles = [unique('Driver'), unique('Tailor')] as const;
  const { other, jobs, report } = await prepare(app, titles);
  await report(jobs[0], 'fake', 'First.');
  await report(jobs[1], 'fake');
  await openAsModerator({ page, app }, view);
  await expect(rowOf(page, titles[0])).toContainText('First.');
  const read = await readReported(other);
  await handle(other, jobs[1] ?? '', read.find(({ job }) => job._id === jobs[1])?.lastId ?? 0);
  await rowOf(page, titles[1]).getByRole('button', { name: 'Handled' }).click();
  await expect(snackOf(page)).toContainText(`Already handled: ${titles[1]}`);
  await expect(rowOf(page, titles[1])).toHaveCount(0);

  await report(jobs[0], 'money', 'Second.');
  await rowOf(page, titles[0]).getByRole('button', { name: 'Handled' }).click();
  await expect(rowOf(page, titles[0])).toContainText('Second.');
  await expect(rowOf(page, titles[0])).not.toContainText('First.');
  await expect(rowOf(page, titles[0])).toContainText('1 report');
});

test('a reported job is rejected where its reports are read, and undone', async ({ page, app }) => {
  const title = unique('Clerk');
  const { jobs, report } = await prepare(app, [title, unique('Guard')]);
  await report(jobs[1], 'fake');
  await report(jobs[0], 'money');
  await openAsModerator({ page, app }, view);
  const row = rowOf(page, title);
  await row.getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('A fee.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(snackOf(page)).toContainText(`Rejected: ${title}`);
  await expect(row).toContainText('A fee.');
  await expect(row).toContainText('1 report');
  await expect(row).toBeFocused();
  await undo(page);
  await expect(snackOf(page)).toContainText(`Undone: ${title}`);
  await expect(row).not.toContainText('A fee.');
});

test('what is not saved says so; a failed list can be read again', async ({
  page,
  app,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests, answeredWith(500));
  const title = unique('Nurse');
  const { jobs, report } = await prepare(app, [title]);
  await report(jobs[0], 'offensive');
  await page.route('**/api/v1/admin/reports?perPage=20', (route) => route.fulfill({ status: 500, json: {} }));
  await openAsModerator({ page, app }, view);
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/api/v1/admin/reports?perPage=20');
  await page.getByRole('button', { name: 'Retry' }).click();
  const row = rowOf(page, title);
  await page.route('**/handle', (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole('button', { name: 'Handled' }).click();
  await expect(row).toContainText('Not saved.');
  await page.unroute('**/handle');
  await goOffline(page);
  await row.getByRole('button', { name: 'Handled' }).click();
  await expect(row).toContainText('Moderation needs internet.');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await row.getByRole('button', { name: 'Handled' }).click();
  await expect(row).toHaveCount(0);
});

test('the queue shows what plain rules mark', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const title = unique('Assistant');
  const company = await addOwnCompany(employer, unique('Jamuna'), { email: 'jamuna.jobs@gmail.com' });
  await addOwnJob(employer, company, { title, description: 'Registration fee: 500 taka.' });
  await openAsModerator({ page, app });
  await expect(rowOf(page, title)).toContainText(
    'Marked by rules: seems to ask for money; free email address though there is a website',
  );
});
