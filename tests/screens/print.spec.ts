import type { Page } from '@playwright/test';
import { appPaths } from '#contract/http/paths.ts';
import { jobLimits } from '#contract/jobs/posting.ts';
import { runAdmin } from '../support/admin.ts';
import { openStarted } from '../support/open-started.ts';
import { openJob, readSampleJob } from '../support/public-job.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, createEmployer } from './employer.ts';

test.use({ changesPublic: true });

const paper = (page: Page) => page.locator('.printed-job');

/** An A4 page within margins of 12 mm, at 96 pixels an inch. */
const PAGE_HEIGHT_PX = ((297 - 2 * 12) * 96) / 25.4;

/** As the browser's own menu prints. */
async function startPrinting(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await paper(page).count()).toBe(1);
  }).toPass();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on ${colorScheme} screens a job prints on one page, black on white, and nothing else of the screen`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme });
    const job = await readSampleJob(request);
    await openJob(page, job);
    await startPrinting(page);
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(paper(page).getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(paper(page).getByRole('img', { name: `QR code that opens ${job.title}` })).toBeVisible();
    await expect(paper(page)).toContainText(`${baseURL}${appPaths.jobDetails}?id=${job._id}`);
    const seen = page.locator('body *').filter({ visible: true });
    await expect(seen.and(page.locator(':not(.printed-job, .printed-job *)'))).toHaveCount(0);
    expect((await paper(page).boundingBox())?.height).toBeLessThanOrEqual(PAGE_HEIGHT_PX);
    await expect(paper(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(paper(page)).toHaveCount(0);
  });
}

test('a long posting is made to fit its page while it can be read, and takes more pages then', async ({
  page,
  app,
}) => {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  await runAdmin(app.dataDir, ['approve', company]);
  const line = 'প্রতি মাসে চারটি শাখার হিসাব মিলিয়ে মালিকদের কাছে প্রতিবেদন জমা দিতে হবে।\n';
  const longest = line.repeat(Math.floor(jobLimits.longTextChars / line.length)).trim();
  for (const { title, words, isOnePage } of [
    { title: 'হিসাবরক্ষক', words: line.repeat(8).trim(), isOnePage: true },
    { title: 'প্রধান হিসাবরক্ষক', words: longest, isOnePage: false },
  ]) {
    const texts = { description: words, responsibilities: words, educationalQualifications: words };
    const id = await addOwnJob(employer, company, { title, ...texts });
    await runAdmin(app.dataDir, ['approve', id]);
    await openStarted(page, `${appPaths.jobDetails}?id=${id}`);
    await startPrinting(page);
    await page.emulateMedia({ media: 'print' });
    await expect(paper(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    const height = (await paper(page).boundingBox())?.height ?? 0;
    expect(height <= PAGE_HEIGHT_PX).toBe(isOnePage);
    // 8.5 points.
    const size = await paper(page).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual((8.5 * 96) / 72 - 0.1);
    await page.emulateMedia({ media: null });
  }
});

test('the dialog prints as well, on a phone too, where nothing else brings what it needs', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const job = await readSampleJob(request);
  await page.addInitScript(() => {
    globalThis.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await openJob(page, job);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(paper(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('other pages print without header, footer and buttons', async ({ page }) => {
  await openStarted(page, appPaths.about);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('paper opens nothing, so that every answer is printed', async ({ page }) => {
  await openStarted(page, appPaths.faq);
  const answers = page.getByRole('main').locator('details > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('the bar of a job stays off the paper, also before its own page is there', async ({ page, request }) => {
  const job = await readSampleJob(request);
  await openJob(page, job);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-job-bar]')).toBeHidden();
});
