import { sendBarePages } from '../support/bare-pages.ts';
import { jobTitles, offlineLine, searchBox } from './app.ts';
import { failedRequests } from '../support/complaints.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { expect, isStored, openWithWorker, test } from './fixtures.ts';

const list = /\/api\/v1\/jobs\?/;
const firstPage = '/api/v1/jobs?page=1&perPage=10';
/** A list that its page does not bring along: its category is named in words. */
const askedFor = '/jobPage?category=Accountancy';

test('over 400 kbit/s and 400 ms everything arrives, only later', async ({ page, network }) => {
  network.slowDown({ roundTripMs: 400, kbitPerSecond: 400 });
  await page.goto('/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  await searchBox(page).fill('engineer');
  await expect(page).toHaveURL(/search=engineer/);
  await expect(jobTitles(page).first()).toContainText(/engineer/i);
  await page.goto('/');
  await expect(jobTitles(page)).toHaveCount(15);
});

test('an answer that takes long, with nothing stored: a line explains it, then the list comes', async ({
  page,
  network,
}) => {
  await page.clock.install();
  const release = network.hold(list);
  await sendBarePages(page);
  await page.goto(askedFor);
  await letTimePass(page, 'This is taking longer than usual…');
  release();
  await expect(jobTitles(page).first()).toBeVisible();
  await expect(page.getByText('This is taking longer than usual…')).toBeHidden();
});

test('an answer that takes long, with a stored copy: the copy shows at once, with a line about it', async ({
  page,
  network,
}) => {
  await openWithWorker(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  const first = await jobTitles(page).first().innerText();
  await expect.poll(() => isStored(page, firstPage)).toBe(true);
  const release = network.hold(list);
  // An hour later what is stored is old, and asked for again.
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await page.reload();
  await expect(jobTitles(page).first()).toHaveText(first);
  await expect(page.getByText(/^Saved copy · updated /)).toBeVisible();
  await expect(jobTitles(page).first()).toHaveText(first);
  release();
  await Promise.all([page.waitForResponse(list), page.reload()]);
  await expect(jobTitles(page).first()).toHaveText(first);
  await expect(page.getByText(/^Saved copy · updated /)).toBeHidden();
});

test('a list whose answer breaks off fails in words, and Retry brings it', async ({
  page,
  network,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await page.clock.install();
  const mend = network.cut(list, 300);
  await sendBarePages(page);
  await page.goto(askedFor);
  await letTimePass(page, 'Failed to fetch jobs');
  mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(jobTitles(page).first()).toBeVisible();
});

test('a list that is on screen stays there when the next answer breaks off', async ({
  page,
  network,
  complaints,
}) => {
  // An unchanged answer would be a 304 without a body that could be cut.
  network.hideHeaders(list, ['etag']);
  await openWithWorker(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  await expect.poll(() => isStored(page, firstPage)).toBe(true);
  complaints.allow(failedRequests);
  const asked = network.requests.length;
  network.cut(list, 300);
  // An hour later what is stored is old, and asked for again.
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await page.reload();
  await expect.poll(() => network.requests.slice(asked).some((path) => list.test(path))).toBe(true);
  await expect(page.getByText(/^Saved copy · updated /)).toBeVisible();
  await expect(jobTitles(page)).toHaveCount(10);
});

test('a job whose answer breaks off fails in words, and Retry brings it', async ({
  page,
  network,
  complaints,
  request,
}) => {
  const answer = await request.get('/api/v1/jobs?page=1&perPage=1');
  const { data }: { data: { jobs: { _id: string; title: string }[] } } = await answer.json();
  complaints.allow(failedRequests);
  const mend = network.cut(/\/api\/v1\/jobs\/\w/, 200);
  // The job that was chosen last is known to the device, not to the server that sends the page.
  await page.addInitScript((id) => localStorage.setItem('selectedJobId', id), data.jobs[0]?._id ?? '');
  await page.clock.install();
  await page.goto('/jobDetailsPage');
  await letTimePass(page, /^Error: Error fetching job details: /);
  mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: data.jobs[0]?.title ?? '', exact: true }),
  ).toBeVisible();
});

test('the line of the offline state comes and goes with the network', async ({
  page,
  network,
  complaints,
}) => {
  await page.clock.install();
  await openWithWorker(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  complaints.allow(failedRequests);
  network.goOffline();
  await searchBox(page).fill('zebra crossing');
  await expect(offlineLine(page)).toBeVisible();
  await expect(page.getByText('No match among the jobs on this device')).toBeVisible();
  network.goOnline();
  // The longer it lasts, the more rarely the page asks.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(offlineLine(page)).toBeHidden({ timeout: 500 });
  }).toPass();
});
