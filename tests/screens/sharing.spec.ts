import type { Page } from '@playwright/test';
import { appPaths } from '#contract/http/paths.ts';
import { failedRequests } from '../support/complaints.ts';
import { openJob, readNewestJob } from '../support/public-job.ts';
import { expect, test, toChunkPattern } from './app.ts';

const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this job' });
const hrefOf = (page: Page, name: string) => dialog(page).getByRole('link', { name }).getAttribute('href');

/** A stub of the device's share sheet, which records its calls. */
const stubShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const answers = [null, 'AbortError', 'NotAllowedError'];
    navigator.share = (content) => {
      document.title = JSON.stringify(content);
      const error = answers.shift();
      return error ? Promise.reject(new DOMException('', error)) : Promise.resolve();
    };
  });

test('a job is shared by keyboard: links, a code, and its address on the clipboard', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const job = await readNewestJob(request);
  const address = `${baseURL}${appPaths.jobDetails}?id=${job._id}`;
  // However it was opened, one address is shared.
  await openJob(page, job, `/JOBDETAILSPAGE?from=mail&id=${job._id}#top`);
  await shareButton(page).press('Enter');
  await expect(dialog(page).getByRole('img', { name: `QR code that opens ${job.title}` })).toBeVisible();
  await expect(dialog(page)).toContainText(address);

  const text = new URL((await hrefOf(page, 'WhatsApp')) ?? '').searchParams.get('text') ?? '';
  expect(text.split('\n')[0]).toBe(job.title);
  expect(text.split('\n').at(-1)).toBe(address);
  expect(new URL((await hrefOf(page, 'Facebook')) ?? '').searchParams.get('u')).toBe(address);
  expect(new URL((await hrefOf(page, 'Email')) ?? '').searchParams.get('subject')).toBe(job.title);
  await expect(dialog(page).getByRole('link', { name: 'Messenger' })).toHaveCount(0);

  await dialog(page).getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(shareButton(page)).toBeFocused();
});

test('a dialog that does not come is reported, and comes with the network', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const chunk = toChunkPattern('share-dialog');
  await page.route(chunk, (route) => route.abort());
  await openJob(page, await readNewestJob(request));
  await context.setOffline(true);
  await shareButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(/Copy the link from the address bar/);
  await page.unroute(chunk);
  await context.setOffline(false);
  // Older browsers remember the failed import: the page is reloaded, and pressed again.
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await shareButton(page).click({ timeout: 1000 });
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test.describe('on a phone', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, userAgent });

  test('the share sheet takes a readable text; Messenger and WhatsApp stand beside it', async ({
    page,
    request,
    baseURL,
  }) => {
    const job = await readNewestJob(request);
    const url = `${baseURL}${appPaths.jobDetails}?id=${job._id}`;
    await stubShareSheet(page);
    await openJob(page, job);
    await shareButton(page).tap();
    const withApp = dialog(page).getByRole('button', { name: 'Share with an app' });
    const failure = dialog(page).getByText('Your apps did not open');
    await withApp.tap();
    const given: unknown = JSON.parse(await page.title());
    expect(given).toEqual({ title: job.title, text: expect.stringContaining(`${job.title}\n`), url });
    expect(JSON.stringify(given)).not.toContain(`${url}\\n`);
    await withApp.tap();
    await expect(failure).toBeHidden();
    await withApp.tap();
    await expect(failure).toBeVisible();
    expect(await hrefOf(page, 'Messenger')).toMatch(/^intent:\/\/share\?link=/);
    expect(await hrefOf(page, 'WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });
});
