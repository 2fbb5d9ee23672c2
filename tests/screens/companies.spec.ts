import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { stores } from '#contract/device/stores.ts';
import { countRecords } from '../support/device-store.ts';
import { openStarted } from '../support/open-started.ts';
import { readOwnCompanies, typedTexts } from '../support/employer.ts';
import { draw, plainPicture } from '../support/pictures.ts';
import { refuseBlobs } from '../support/refuse-blobs.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, openAsEmployer } from './employer.ts';

/** What only a browser does with the forms of companies; the rest is in `rendered/`. */

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const logoInput = (page: Page) => page.getByLabel('Logo (optional)');
const openForm = async (page: Page, app: Parameters<typeof openAsEmployer>[0]['app']) =>
  openAsEmployer({ page, app }, '/createCompanyPage', () => Promise.resolve());

test('a photo is turned upright and made small, and its draft needs no database that takes Blobs', async ({
  page,
  app,
}) => {
  await refuseBlobs(page);
  const employer = await openForm(page, app);
  await page.getByText('Social Media (optional)').click();
  await field(page, 'Division').selectOption('Dhaka');
  await field(page, 'District').selectOption('Dhaka');
  for (const [label, text] of Object.entries(typedTexts)) await field(page, label).fill(text);
  // As a camera stores it: rotated, with an orientation mark.
  const photo = await plainPicture(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await logoInput(page).setInputFiles({ name: 'IMG 1.jpg', mimeType: 'image/jpeg', buffer: photo });
  const expectPreview = async () => {
    await expect(page.getByText(/^IMG 1\.webp, \d+ kB$/)).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByRole('img', { name: 'Preview of the logo' })
          .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
      )
      .toEqual([512, 1024]);
  };
  await expectPreview();
  await expect.poll(() => countRecords(page, stores.drafts, 'IMG 1.webp')).toBe(1);
  await page.reload();
  await expectPreview();
  await page.getByRole('button', { name: 'Submit Company Information' }).click();
  await expect(page.getByRole('dialog')).toContainText('submitted successfully!');
  const [company] = await readOwnCompanies(employer);
  const logo = await fetch(`${app.origin}${company?.logo}`);
  expect(await sharp(await logo.arrayBuffer()).metadata()).toMatchObject({ width: 256, height: 512 });
});

test('what the browser cannot open is refused in words, or named when servers may; a picture can be dropped', async ({
  page,
  app,
}) => {
  await openForm(page, app);
  const input = logoInput(page);
  const broken = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await input.setInputFiles(broken);
  await expect(input).toHaveAccessibleDescription(/This image cannot be opened\. Choose another one\./);
  const heic = { name: 'photo.heic', mimeType: 'image/heic' };
  await input.setInputFiles({ ...heic, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(input).toHaveAccessibleDescription(/too large/);
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeHidden();
  await input.setInputFiles({ ...heic, buffer: Buffer.alloc(2048) });
  await expect(page.getByText('photo.heic, 2 kB')).toBeVisible();
  await expect(page.getByText('No preview on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the logo' }).click();

  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...(await draw('png'))],
  );
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText(/^dropped\.png, /)).toBeVisible();
});

test('on a phone of 320 px no window is wider than the screen, however long an address is', async ({
  page,
  app,
}) => {
  const width = 320;
  await page.setViewportSize({ width, height: 640 });
  const name = 'L'.repeat(140);
  const linkedin = `https://www.linkedin.com/company/${'a'.repeat(120)}`;
  await openAsEmployer({ page, app }, '/companiesList', async (employer) => {
    const id = await addOwnCompany(employer, name, { 'socialMedia[linkedin]': linkedin });
    await addOwnJob(employer, id, { title: 'T'.repeat(140), description: 'd'.repeat(300) });
  });
  const dialog = page.getByRole('dialog');
  const expectFitting = async (button: string, title: string) => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(dialog.locator('dl, input').first()).toBeVisible();
    expect(
      await dialog.evaluate((element) =>
        [element, ...element.children].every((part) => part.scrollWidth <= innerWidth),
      ),
    ).toBe(true);
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await expectFitting('View: ', 'View Company');
  await expectFitting('Edit: ', 'Edit Company');
  await openStarted(page, '/userJobs');
  await expectFitting('View: ', 'Job Details');
  await expectFitting('Edit: ', 'Edit Job');

  await openStarted(page, '/createCompanyPage');
  await page.getByRole('button', { name: 'Submit Company Information' }).click();
  await expect(field(page, 'Company name')).toHaveAccessibleDescription('Enter the company name');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
