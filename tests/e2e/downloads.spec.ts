import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { breakUnderDownload, LOST_BYTES } from '../support/broken-download.ts';
import { stores } from '#contract/device/stores.ts';
import { failedRequests } from '../support/complaints.ts';
import { countRecords } from '../support/device-store.ts';
import { openStarted } from '../support/open-started.ts';
import { refuseBlobs } from '../support/refuse-blobs.ts';
import { expect, openWithWorker, test } from './fixtures.ts';

/** Downloads on networks that cut, spoil and lie, in the browser; the logic by itself: `tests/downloads.test.ts`. */

const files = /\.docx$/;
const templatesPath = '/api/v1/resume-templates?view=detailed&includeDeleted=true';

interface Template {
  name: string;
  path: string;
  whole: Buffer;
}

/** The template whose file is the largest. */
async function pickTemplate(request: APIRequestContext): Promise<Template> {
  const answer = await request.get(templatesPath);
  const { data }: { data: { resumeTemplates: { name: string; cvFileUrl: string }[] } } = await answer.json();
  const found = await Promise.all(
    data.resumeTemplates.map(async ({ name, cvFileUrl }) => {
      const whole = await (await request.get(cvFileUrl)).body();
      return { name, path: cvFileUrl, whole };
    }),
  );
  const [largest] = found.toSorted((one, other) => other.whole.length - one.whole.length);
  if (largest === undefined) throw new Error('The sample data has templates.');
  return largest;
}

const card = (page: Page, { name }: Template) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });
const barOf = (page: Page, { name }: Template) =>
  page.getByRole('progressbar', { name: `Download of ${name}` });
const press = (page: Page, action: string, { name }: Template) =>
  page.getByRole('button', { name: `${action}: ${name}`, exact: true }).click();

async function isSame(file: Download, { whole, path }: Template): Promise<boolean> {
  expect(file.suggestedFilename()).toBe(decodeURIComponent(path.split('/').at(-1) ?? ''));
  return (await readFile(await file.path())).equals(whole);
}

test('@phone @main a download continues through cuts by itself, from where it was, and is then there offline until it is removed', async ({
  page,
  network,
  complaints,
  request,
}) => {
  const template = await pickTemplate(request);
  await refuseBlobs(page);
  await openWithWorker(page, '/cvPage');
  const before = network.countBytes(files);
  complaints.allow(failedRequests);
  const saved = page.waitForEvent('download');
  const line = { network, bar: barOf(page, template), files };
  await breakUnderDownload(line, () => press(page, 'Download Resume', template));
  expect(await isSame(await saved, template)).toBe(true);
  expect(network.countBytes(files) - before - template.whole.length).toBeLessThanOrEqual(LOST_BYTES);
  await expect(card(page, template).getByText('Downloaded')).toBeVisible();

  network.goOffline();
  await page.reload();
  const list = page.locator('#downloaded');
  await expect(list.getByRole('heading', { name: template.name })).toBeVisible();
  await expect(list.getByText(/^\d+ kB · /)).toBeVisible();
  const [copy] = await Promise.all([page.waitForEvent('download'), press(page, 'Save again', template)]);
  expect(await isSame(copy, template)).toBe(true);
  await expect(card(page, template).getByText('Downloaded')).toBeVisible();
  const [own] = await Promise.all([page.waitForEvent('download'), press(page, 'Save your copy', template)]);
  expect(await isSame(own, template)).toBe(true);
  await press(page, 'Remove from this device', template);
  await expect(page.getByRole('button', { name: `Undo: ${template.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('heading', { name: template.name })).toBeVisible();
  await expect(list.getByRole('button').first()).toBeFocused();
  await press(page, 'Remove from this device', template);
  await expect.poll(() => countRecords(page, stores.downloadedCvs)).toBe(0);
  await page.reload();
  await expect(card(page, template)).toBeVisible();
  await expect(list).toBeEmpty();
  await page.goto('/cvPage#downloaded');
  await expect(list.getByText(/^Your downloaded templates show here/)).toBeVisible();
});

test('@phone what a reload or a killed tab had under way continues; two tabs fetch a file once', async ({
  page,
  context,
  network,
  complaints,
  request,
}) => {
  const template = await pickTemplate(request);
  // The worker's precache would share the slow connection.
  await openWithWorker(page, '/cvPage');
  complaints.allow(failedRequests);
  const before = network.countBytes(files);
  const countAsked = () => network.requests.filter((path) => files.test(path)).length;
  const askedBefore = countAsked();
  // Each step finds it still under way.
  const letGo = network.stall(files, 8192);
  await press(page, 'Download Resume', template);
  await expect(barOf(page, template)).toHaveAttribute('aria-valuetext', /kB of \d+ kB · [1-9]\d? %$/);
  await page.reload();
  await expect(barOf(page, template)).toHaveAttribute('aria-valuetext', /^[1-9]\d? kB so far$/);
  await expect.poll(countAsked).toBe(askedBefore + 2);

  // A second tab asks for nothing while the first fetches the file, and takes over when the first is gone.
  const second = await context.newPage();
  await openStarted(second, '/cvPage');
  await press(second, 'Download Resume', template);
  await expect(card(second, template).getByText('Downloading…')).toBeVisible();
  await expect(barOf(second, template)).toHaveAttribute('aria-valuetext', '0 bytes so far');
  expect(countAsked()).toBe(askedBefore + 2);
  await page.close();
  await expect.poll(countAsked).toBe(askedBefore + 3);
  await expect.poll(network.countUnderWay).toBe(1);
  const saved = second.waitForEvent('download');
  letGo();
  expect(await isSame(await saved, template)).toBe(true);
  await expect(second.getByRole('button', { name: `Save again: ${template.name}` })).toBeVisible();
  // What was on the line at the reload and when the first tab went, and a piece that was not written yet.
  expect(network.countBytes(files) - before - template.whole.length).toBeLessThanOrEqual(2 * 4096 + 8192);
});

test('@phone offline a download waits; Cancel deletes what has arrived, and another tab does not continue it', async ({
  page,
  context,
  network,
  complaints,
  request,
}) => {
  const template = await pickTemplate(request);
  await openWithWorker(page, '/cvPage');
  complaints.allow(failedRequests);
  const letGo = network.stall(files, 8192);
  await press(page, 'Download Resume', template);
  await expect(barOf(page, template)).toHaveAttribute('aria-valuetext', /kB of \d+ kB · [1-9]\d? %$/);
  const second = await context.newPage();
  await openStarted(second, '/cvPage');
  await expect(card(second, template).getByText('Download Resume')).toBeAttached();
  network.goOffline();
  await expect(card(page, template).getByText('Waiting for internet. Your progress is saved.')).toBeVisible();
  network.goOnline();
  await expect(card(page, template).getByText('Downloading…')).toBeVisible();
  await expect.poll(network.countUnderWay).toBe(1);
  await press(page, 'Cancel', template);
  await expect(barOf(page, template)).toBeHidden();
  await expect(card(page, template).locator(':focus')).toBeVisible();
  await expect.poll(() => countRecords(page, stores.downloads)).toBe(0);
  await expect.poll(network.countUnderWay).toBe(0);
  letGo();
  await expect(barOf(second, template)).toBeHidden();
});

test('@phone a device without database and locks downloads all the same, and says what is lost with the page', async ({
  page,
  network,
  request,
}) => {
  const template = await pickTemplate(request);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await openStarted(page, '/cvPage');
  const letGo = network.stall(files, 8192);
  await press(page, 'Download Resume', template);
  await expect(barOf(page, template)).toHaveAttribute('aria-valuetext', /kB of \d+ kB · [1-9]\d? %$/);
  await expect(
    card(page, template).getByText('Downloading… Your device is full. Please leave this page open.'),
  ).toBeVisible();
  const saved = page.waitForEvent('download');
  letGo();
  expect(await isSame(await saved, template)).toBe(true);
  await expect(
    card(page, template).getByText('Downloaded. Your device is full, so no copy is stored here.'),
  ).toBeVisible();
});
