import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { SAVED_JOB_VERSION, stores } from '#contract/device/stores.ts';
import { DAY_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { answeredWith, failedRequests, judgeComplaints, type Complaints } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { changeRecords, readSavedRecords } from '../support/device-store.ts';
import { expect, openControlled, test as base, untilNoticed } from './fixtures.ts';

/** Saved jobs over weeks: offline, without caches, and online again. */

const test = base.extend<{ complaints: Complaints }>({
  complaints: [async ({ context }, use) => judgeComplaints(context, use), { auto: true }],
});
test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

const Row = v.looseObject({
  _id: v.string(),
  title: v.string(),
  company: v.looseObject({ _id: v.string() }),
});
const Rows = v.object({ data: v.object({ jobs: v.array(Row) }) });
const Whole = v.object({ data: v.object({ job: Row }) });
const Hiring = v.object({ data: v.object({ company: v.looseObject({}) }) });

const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const isShown = (logo: Locator): Promise<boolean> =>
  logo.evaluate(
    (image) => image instanceof HTMLImageElement && image.src.startsWith('blob:') && image.naturalWidth > 0,
  );

/** Evicts what a browser evicts, and all other data of the app: only its files stay. */
async function evict(page: Page): Promise<void> {
  // A page of the app would persist its results on `pagehide`.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kaj-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    localStorage.clear();
    localStorage.setItem('isNewUser', 'false');
  });
}

test('saved jobs open weeks later, offline and without any copy; back online what has changed is said', async ({
  page,
  front,
  complaints,
  request,
}) => {
  complaints.allow(failedRequests, answeredWith(410));
  const { jobs } = v.parse(Rows, await (await request.get(`${apiPaths.jobs}?page=1&perPage=10`)).json()).data;
  const [moved, gone, early] = jobs;
  if (!moved || !gone || !early) throw new Error('The sample data has three jobs.');
  const { job } = v.parse(Whole, await (await request.get(apiPaths.job(early._id))).json()).data;
  const { company } = v.parse(
    Hiring,
    await (await request.get(apiPaths.company(job.company._id))).json(),
  ).data;

  await openControlled(page, '/jobPage');
  for (const { title } of [moved, gone]) {
    await page
      .getByRole('button', { name: `Save for offline reading: ${title}`, exact: true })
      .first()
      .click();
  }
  await expect
    .poll(() => readSavedRecords(page))
    .toEqual(
      expect.arrayContaining([moved, gone].map(({ title }) => ({ title, isWhole: true, stage: 'saved' }))),
    );

  // Stored before its logo was fetched.
  const times = { savedAt: Date.now() - 30 * DAY_MS, copiedAt: Date.now() - 30 * DAY_MS };
  const records = { [early._id]: { version: SAVED_JOB_VERSION, job, company, ...times, isFull: true } };
  await changeRecords(page, stores.savedJobs, { olderMs: 21.5 * DAY_MS, records });
  await evict(page);
  await front.off();

  await page.goto('/savedJobs');
  await expect(page.getByRole('tab', { name: '3 Saved' })).toBeVisible();
  for (const { title } of [moved, gone]) {
    await expect.poll(() => isShown(card(page, title).locator('img'))).toBe(true);
  }
  await page.getByRole('link', { name: moved.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: moved.title })).toBeVisible();
  await expect(page.getByText('Saved copy · updated 21 days ago')).toBeVisible();
  await expect.poll(() => isShown(page.locator('header img').last())).toBe(true);
  await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(1);
  await openStarted(page, `/jobDetailsPage?id=${early._id}`);
  const heading = page.getByRole('heading', { level: 1, name: early.title });
  await expect(heading).toBeVisible();

  // Pressed by mistake, and once more: the page stays, and all that was saved is there again.
  const bookmark = page.getByRole('button', { name: /^Save for offline reading/, pressed: true });
  await bookmark.first().click();
  await expect(bookmark).toHaveCount(0);
  await expect(heading).toBeVisible();
  await page
    .getByRole('button', { name: /^Save for offline reading/ })
    .first()
    .click();
  await expect(bookmark).not.toHaveCount(0);
  await expect.poll(() => readSavedRecords(page)).toHaveLength(3);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^Saved copy · updated \d+ days ago$/)).toBeVisible();

  front.fault = (url) => {
    if (url.startsWith(apiPaths.job(gone._id))) return { kind: 'status', status: 410 };
    // The server's own page would still show it.
    if (url.endsWith(gone._id)) return { kind: 'status', status: 503 };
    if (![moved, early].some(({ _id }) => url.startsWith(apiPaths.job(_id)))) return undefined;
    return {
      kind: 'edit',
      edit: (text) =>
        text.replace(/"applicationDeadline":"[^"]*"/, '"applicationDeadline":"2031-05-28T00:00:00Z"'),
    };
  };
  await page.goto('/savedJobs');
  await expect(card(page, early.title)).toBeVisible();
  // Looked at in between, a job would count as looked at in vain, with no way back to hear of.
  await untilNoticed(page);
  await front.on();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(card(page, gone.title)).toContainText('This job has been removed.');
  await expect(card(page, moved.title)).toContainText(/Deadline: .* → 28 May 2031/);
  await card(page, moved.title).getByRole('button', { name: 'Update my copy' }).click();
  await expect(card(page, moved.title)).not.toContainText('Changed since you saved it');
  await page.goto(`/jobDetailsPage?id=${gone._id}`);
  await expect(page.getByRole('heading', { level: 1, name: gone.title })).toBeVisible();
  await expect(page.getByText('This job has been removed.')).toBeVisible();
  await page.goto('/savedJobs');
  await expect(card(page, moved.title).getByText(/^Closes in [\d,]+ days/)).toHaveAttribute(
    'title',
    '28 May 2031',
  );
  await expect(card(page, gone.title)).toContainText('Removed');
  await expect(page.getByRole('article').last()).toContainText(gone.title);

  // The other way to take a change over: on the job's own page.
  await page.getByRole('link', { name: early.title, exact: true }).click();
  await page.getByRole('button', { name: `Update my copy of ${early.title}` }).click();
  await expect(page.getByText('Your copy is up to date.')).toBeFocused();
  await expect(page.getByText('Changed since you saved it')).toBeHidden();
});

test('a tab that crashes after a job was saved takes nothing along', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await openControlled(page, '/jobPage');
  const bookmark = page.getByRole('button', { name: /^Save for offline reading/ });
  await bookmark.first().click();
  await expect.poll(() => readSavedRecords(page)).toHaveLength(1);
  const gone = page.waitForEvent('crash');
  await Promise.all([gone, page.goto('chrome://crash').catch(() => undefined)]);
  const next = await context.newPage();
  await next.goto('/savedJobs');
  await expect(next.getByRole('tab', { name: '1 Saved' })).toBeVisible();
});
