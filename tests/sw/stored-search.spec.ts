import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import type { Locale } from '#contract/format.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { failedRequests, judgeComplaints, type Complaints } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { textsOf } from '../support/texts.ts';
import { cachedPaths, expect, openControlled, test as base } from './fixtures.ts';

/** Without internet the search looks through every job that the device has a row of. */

const test = base.extend<{ complaints: Complaints }>({
  complaints: [async ({ context }, use) => judgeComplaints(context, use), { auto: true }],
});
test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

const Row = v.object({
  _id: v.string(),
  title: v.string(),
  category: v.object({ _id: v.string() }),
  location: v.object({ city: v.string() }),
});
const Rows = v.object({ data: v.object({ jobs: v.array(Row) }) });

const cards = (page: Page): Locator => page.getByRole('article');
const link = (page: Page, title: string): Locator => page.getByRole('link', { name: title, exact: true });

const cases = [
  {
    language: 'en',
    start: '',
    nurse: 'nurse',
    searched: /^Offline: searched [1-9]\d* jobs on this device \(/,
    rest: 'You see only part of this job. Go online to read the rest.',
  },
  {
    language: 'bn',
    start: '/bn',
    nurse: 'নার্স',
    searched: /^অফলাইন: এই ডিভাইসের [১-৯][০-৯]*টি চাকরি খোঁজা হয়েছে \(/,
    rest: 'চাকরিটির শুধু কিছু অংশ দেখা যাচ্ছে। বাকিটা পড়তে ইন্টারনেট লাগবে।',
  },
] as const satisfies readonly { language: Locale; [name: string]: unknown }[];

for (const { language, start, nurse, searched, rest } of cases) {
  test(`a job of a list that was read is found and opened offline, ${language}`, async ({
    page,
    front,
    context,
    request,
    complaints,
  }) => {
    complaints.allow(failedRequests);
    const texts = textsOf[language];
    const answer = await request.get(`${apiPaths.jobs}?search=nurse`);
    const job = v.parse(Rows, await answer.json()).data.jobs[0];
    if (job === undefined) throw new Error('The sample data has nurses.');
    const list = `city=${encodeURIComponent(job.location.city)}&category=${job.category._id}`;

    await openControlled(page, `${start}/jobPage?${list}`);
    await expect(link(page, job.title).first()).toBeVisible();
    await expect
      .poll(async () => (await cachedPaths(page, 'kaj-lists-v1')).some((path) => path.includes('city=')))
      .toBe(true);
    // Results in local storage are the first to go: the worker's copies are enough.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.removeItem('kaj:queries'));
    await front.off();
    await context.setOffline(true);

    await openStarted(page, `${start}/jobPage?search=${encodeURIComponent(nurse)}`);
    await expect(page.getByText(searched)).toBeVisible();
    await expect(link(page, job.title).first()).toBeVisible();
    await expect(page.getByText(texts.search.failedJobs)).toHaveCount(0);

    await page.getByLabel(texts.search.searchLabel).fill('zzzzzz');
    await expect(page.getByText(searched)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);

    await page.getByLabel(texts.search.searchLabel).fill(nurse);
    await link(page, job.title).first().tap();
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(page.getByText(rest)).toBeVisible();
    await expect(page.getByText(texts.failures.notStored)).toHaveCount(0);

    await openStarted(page, `${start}/`);
    await page.getByRole('combobox', { name: texts.search.searchLabel }).fill(nurse);
    await expect(page.getByRole('option', { name: job.title }).first()).toBeVisible();
  });
}
