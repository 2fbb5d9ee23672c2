import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cacheNames, stores } from '#contract/device/stores.ts';
import { failedRequests } from '../support/complaints.ts';
import { countRecords } from '../support/device-store.ts';
import { fillStorage } from '../support/fill-storage.ts';
import { openStarted } from '../support/open-started.ts';
import { readZipText } from '../support/read-zip.ts';
import { expect, openWithWorker, test } from '../e2e/fixtures.ts';

/** A CV is written on the phone, stays there, and comes out as a file without the network. */
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

const name = 'রাবেয়া <b>খাতুন</b>';

const countStoredFonts = (page: Page): Promise<number> =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, cacheNames.fonts);

test('a CV is filled in, survives a reload offline, and comes out as a file', async ({
  page,
  network,
  complaints,
}) => {
  await openWithWorker(page, '/cvPage');
  await page.getByRole('link', { name: 'Create new CV' }).click();
  await page.getByRole('button', { name: 'New CV in Bangla' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Job title').fill('শিক্ষক');
  await page.getByRole('button', { name: 'Next: Contact' }).click();
  await page.getByLabel('Mobile number').fill('০১৭');
  await page.getByLabel('Email').focus();
  await expect(page.getByText('This number looks short. Please check it.')).toBeVisible();
  await page.getByLabel('Mobile number').fill('০১৭১২-৩৪৫৬৭৮');
  await page.getByRole('button', { name: 'Next: Work' }).click();
  await page.getByRole('button', { name: 'Add work experience' }).click();
  await page.getByLabel('Company and city').fill('আদর্শ বিদ্যালয়');
  await expect(page.getByText('3 of 6 parts filled')).toBeVisible();

  // Two weights of two scripts, and what shapes them.
  await expect.poll(() => countStoredFonts(page)).toBe(5);
  complaints.allow(failedRequests);
  network.goOffline();
  await page.reload();
  await expect(page.getByText('3 of 6 parts filled')).toBeVisible();
  await page.getByRole('button', { name: 'Download CV' }).click();
  await page.getByLabel('Standard').check();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Word file' }).click(),
  ]);
  const file = await readFile(await saved.path());
  const text = readZipText(file, 'word/document.xml');
  for (const written of ['রাবেয়া &lt;b&gt;খাতুন&lt;/b&gt;', '০১৭১২-৩৪৫৬৭৮', 'কাজের অভিজ্ঞতা'])
    expect(text).toContain(written);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/ CV\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(/ CV\.pdf is ready\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'All your CVs' }).click();
  await page.getByRole('button', { name: `Duplicate: ${name}` }).click();
  const copy = `${name} (2)`;
  await page.getByRole('button', { name: `Delete: ${copy}` }).click();
  await expect(page.getByRole('link', { name: copy })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: copy })).toBeVisible();
  // The list shows at once what is stored a moment later.
  await expect.poll(() => countRecords(page, stores.ownCvs)).toBe(2);
  await page.reload();
  await expect(page.getByRole('link', { name: copy })).toBeVisible();

  await page.goto('/cvPage');
  const own = page.getByRole('list', { name: 'On this device' });
  await expect(own.getByRole('link')).toHaveText([/\(2\)/, /খাতুন/]);
  await own.getByRole('link', { name: copy }).click();
  await expect(page.getByText('3 of 6 parts filled')).toBeVisible();
});

test('on a full phone nothing typed is lost, and it is saved once there is room', async ({ page }) => {
  await openStarted(page, '/cvBuilder');
  await page.getByRole('button', { name: 'New CV in English' }).click();
  await page.getByLabel('Full name').fill('Rina Das');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const makeRoom = await fillStorage(page);
  await page.getByLabel('Job title').fill('Nurse');
  const refusal = page.getByText(/^Could not save\. Your device may be full\./);
  await expect(refusal).toBeVisible();
  await page.getByLabel('Photo (optional)').setInputFiles({
    name: 'face.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 80, height: 90, channels: 3, background: '#c8b090' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByText('Photo added')).toBeVisible();
  await page.getByRole('link', { name: 'All your CVs' }).click();
  await page.getByRole('button', { name: 'Duplicate: Rina Das' }).click();
  const copy = page.getByRole('link', { name: 'Rina Das (2)' });
  await expect(copy).toBeVisible();
  await expect(refusal).toBeVisible();

  await makeRoom();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(refusal).toBeHidden();
  await page.reload();
  await copy.click();
  await expect(page.getByText('1 of 6 parts filled')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'About you' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Nurse');
  await expect(page.getByText('Photo added')).toBeVisible();
});

const drawnPage = (page: Page) => page.getByRole('img', { name: 'Your CV, page 1 of 1' });

test('a phone previews the CV behind a button, and chooses its design by picture', async ({ page }) => {
  await openStarted(page, '/cvBuilder');
  await page.getByRole('button', { name: 'New CV in English' }).click();
  await page.getByLabel('Full name').fill('Rina Das');
  await expect(drawnPage(page)).toBeHidden();
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await expect(drawnPage(page).getByText('Rina Das')).toBeInViewport();
  await expect(dialog.locator('label svg')).toHaveCount(3);
  const panel = drawnPage(page).locator('rect[fill="#00573F"]');
  await expect(panel).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Modern' }).check();
  await expect(panel).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Download CV' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Modern' })).toBeChecked();
});

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('the page stands beside the form and follows what is typed, in the letters of the PDF', async ({
    page,
  }) => {
    await openStarted(page, '/cvBuilder');
    await page.getByRole('button', { name: 'New CV in English' }).click();
    const line = drawnPage(page).locator('text').first();
    await expect(line).toHaveText('Curriculum Vitae');
    await page.getByLabel('Full name').fill('Rina Das');
    await expect(line).toHaveText('Rina Das');
    await expect(line).toBeInViewport();
    await page.getByLabel('Full name').fill('রাবেয়া খাতুন');
    await expect(line).toHaveText('রাবেয়া খাতুন');
    const families = await page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family} ${status}`),
    );
    expect(new Set(families)).toEqual(new Set(['Kaj CV loaded', 'Kaj CV Bengali loaded']));
  });
});

test('what a PDF cannot show is named when it is made', async ({ page }) => {
  await openStarted(page, '/cvBuilder');
  await page.getByRole('button', { name: 'New CV in English' }).click();
  await page.getByLabel('Full name').fill('Rina 😊 Das');
  await page.getByRole('button', { name: 'Download CV' }).click();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'cannot show these signs: 😊' })).toBeVisible();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Word file' }).click(),
  ]);
  await expect(page.getByRole('status').filter({ hasText: /CV\.docx is ready\.$/ })).toBeVisible();
});

test('two tabs with one CV: the one takes over what the other stores, or both versions are stored', async ({
  page,
  context,
}) => {
  await openStarted(page, '/cvBuilder');
  await page.getByRole('button', { name: 'New CV in English' }).click();
  await page.getByLabel('Full name').fill('Rina Das');
  const heard = await context.newPage();
  await openStarted(heard, page.url());
  const unheard = await context.newPage();
  // Reads what other tabs store when it gets the focus, which it has.
  await unheard.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await openStarted(unheard, page.url());
  await expect(unheard.getByLabel('Job title')).toHaveValue('');

  await page.getByLabel('Job title').fill('Nurse');
  await expect(heard.getByLabel('Job title')).toHaveValue('Nurse');
  await unheard.getByLabel('Job title').fill('Teacher');
  await expect(unheard.getByText('This CV was changed in another tab too.')).toBeVisible();
  await expect(unheard.getByLabel('Job title')).toHaveValue('Teacher');
  await unheard.getByRole('link', { name: 'Open the other version' }).click();
  await unheard.locator('summary').filter({ hasText: 'About you' }).click();
  await expect(unheard.getByLabel('Job title')).toHaveValue('Nurse');
  await unheard.getByRole('button', { name: 'Download CV' }).click();
  await expect(unheard.getByLabel('Name of this CV')).toHaveValue('Rina Das (2)');
});
