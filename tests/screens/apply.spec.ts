import type { Page } from '@playwright/test';
import { appPaths } from '#contract/http/paths.ts';
import { openStarted } from '../support/open-started.ts';
import { openJob, readNewestJob } from '../support/public-job.ts';
import { expect, test } from './app.ts';

/** The job's page at first sight, and the one way to apply. */

const applyLinks = (page: Page) => page.getByRole('link', { name: 'Apply Now', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Apply', exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the job comes first, its bar stands in place of the dock, and the mail app is offered first', async ({
    page,
    request,
  }) => {
    const job = await readNewestJob(request);
    await openJob(page, job);
    const title = page.getByRole('heading', { level: 1, name: job.title });
    await expect(title).toHaveCSS('font-size', '20px');
    await expect(title).toHaveCSS('line-height', '27px');
    const pay = await page
      .getByRole('main')
      .locator('p', { hasText: / a (month|year)$/ })
      .first()
      .boundingBox();
    expect((pay?.y ?? 0) + (pay?.height ?? 0)).toBeLessThan(300);
    const description = page.getByRole('heading', { name: 'Job Description' });
    expect((await description.boundingBox())?.y).toBeLessThan(700);
    await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeHidden();
    await expect(applyLinks(page)).toHaveCount(1);
    await expect(applyLinks(page)).toBeInViewport();
    const buttons = [
      page.getByRole('main').getByRole('button', { name: 'Share', exact: true }),
      page.getByRole('button', { name: `Save for offline reading: ${job.title}` }).first(),
      applyLinks(page),
    ];
    for (const button of buttons) expect((await button.boundingBox())?.height).toBe(48);
    await applyLinks(page).tap();
    await expect(sheet(page).getByRole('listitem').first()).toHaveText('Open email app');
    await page.keyboard.press('Escape');
    await expect(applyLinks(page)).toBeFocused();
    await page.goto(appPaths.about);
    await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeVisible();
  });
});

test('with a mouse webmail is offered first; what was sent from it is followed among the saved jobs', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
  const job = await readNewestJob(request);
  await openJob(page, job);
  await expect(applyLinks(page)).toHaveCount(1);
  // Its card stays beside the text.
  await page.getByRole('link', { name: 'All open jobs' }).scrollIntoViewIfNeeded();
  await expect(applyLinks(page)).toBeInViewport({ ratio: 1 });
  await applyLinks(page).click();
  await expect(sheet(page).getByRole('listitem').first()).toHaveText('Open Gmail');
  const opened = context.waitForEvent('page');
  await sheet(page).getByRole('link', { name: 'Open Gmail' }).click();
  expect(new URL((await opened).url()).searchParams.get('su')).toBe('Application');
  await sheet(page).getByRole('button', { name: 'Yes, I sent it' }).click();
  await expect(sheet(page).getByText('Marked as sent')).toBeVisible();
  await page.goto(`${appPaths.savedJobs}?tab=sent`);
  await expect(page.getByRole('article').getByRole('link', { name: job.title })).toBeVisible();
});

/** A CV of this name, written on this device. */
async function writeCv(page: Page, name: string): Promise<void> {
  await openStarted(page, appPaths.cvBuilder);
  await page.getByRole('button', { name: 'New CV in English' }).click();
  await page.getByLabel('Full name').fill(name);
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
}

test('the company’s own link opens the same sheet; the CV that goes along is saved where none can be shared', async ({
  page,
  request,
}) => {
  await writeCv(page, 'Rina Das');
  await openJob(page, await readNewestJob(request));
  // Until its code is there, the link leads to a mail program.
  await expect(async () => {
    await page.getByRole('link', { name: 'Apply now', exact: true }).click();
    await expect(sheet(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(sheet(page).getByText('Goes along: your letter and Rina Das CV.pdf')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet(page).getByRole('button', { name: 'Save your CV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Rina Das CV.pdf');
  await expect(sheet(page).getByText('Rina Das CV.pdf is saved. Attach it to the mail.')).toBeVisible();
});

test('where files can be shared, the CV goes with its letter, and the sheet asks whether it was sent', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [], title, text } = {}) => {
      const [file] = files;
      const start = await file?.slice(0, 5).text();
      Object.assign(globalThis, { shared: [file?.name, file?.type, start, title, text?.split('\n')[0]] });
    };
  });
  await writeCv(page, 'Rina Das');
  const job = await readNewestJob(request);
  await openJob(page, job);
  await applyLinks(page).click();
  await sheet(page).getByRole('button', { name: 'Share letter and CV' }).click();
  await expect(sheet(page).getByText('Did you send it?')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual([
    'Rina Das CV.pdf',
    'application/pdf',
    '%PDF-',
    'Application',
    `Application for ${job.title}`,
  ]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+@\S+$/);
});
