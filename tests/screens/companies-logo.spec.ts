import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import {
  countDrafts,
  field,
  fillIn,
  logoInput,
  openForm,
  png,
  readOwnCompanies,
  submitButton,
  typedTexts,
} from './companies.ts';

test('files that are no images, broken or too large are refused in words; one can be taken away', async ({
  page,
  app,
}) => {
  await openForm(page, app);
  const input = logoInput(page);
  const refused = [
    ['notes.txt', 'text/plain', 'This file is not an image. Choose a JPEG, PNG or WebP.'],
    ['logo.png', 'image/png', 'This image cannot be opened. Choose another one.'],
  ] as const;
  for (const [name, mimeType, message] of refused) {
    await input.setInputFiles({ name, mimeType, buffer: Buffer.from('no picture') });
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeHidden();
  }
  const heic = { name: 'photo.heic', mimeType: 'image/heic' };
  await input.setInputFiles({ ...heic, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(input).toHaveAccessibleDescription(/too large/);
  await input.setInputFiles({ ...heic, buffer: Buffer.alloc(2048) });
  await expect(page.getByText('photo.heic, 2 kB')).toBeVisible();
  await expect(page.getByText('No preview on this device')).toBeVisible();
  await input.setInputFiles(await png());
  await expect(page.getByRole('img', { name: 'Preview of the logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(page.getByRole('img', { name: 'Preview of the logo' })).toBeHidden();
  await expect(input).toBeFocused();
});

/** From the next page on, pictures are opened late. @returns the way to let them open */
async function delayPictures(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const isLetGo = new Promise((resolve) => addEventListener('let-go', resolve, { once: true }));
    const open = globalThis.createImageBitmap;
    globalThis.createImageBitmap = async (...source: readonly unknown[]) => {
      await isLetGo;
      return Reflect.apply(open, globalThis, source);
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')));
}

test('a photo that takes long loses nothing that is typed in the meantime, and is waited for', async ({
  page,
  app,
}) => {
  const letGo = await delayPictures(page);
  const employer = await openForm(page, app);
  await logoInput(page).setInputFiles(await png('first.png'));
  await expect(page.getByText('Preparing the image...')).toBeVisible();
  await field(page, 'Company name').fill('Half a company');
  await letGo();
  await expect(page.getByText(/^first\.png, /)).toBeVisible();
  await expect.poll(() => countDrafts(page, 'first.png')).toBe(1);
  await page.reload();
  await expect(field(page, 'Company name')).toHaveValue('Half a company');
  await expect(page.getByText(/^first\.png, /)).toBeVisible();

  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await fillIn(page);
  await logoInput(page).setInputFiles(await png('second.png'));
  await submitButton(page).click();
  await letGo();
  await expect(page.getByRole('dialog')).toContainText('submitted successfully!');
  const [company] = await readOwnCompanies(employer);
  expect(company).toMatchObject({ name: typedTexts['Company name'], logo: expect.stringMatching(/\.webp$/) });
  await expect.poll(() => countDrafts(page, '.png')).toBe(0);
});

test('a picture can be dropped', async ({ page, app }) => {
  await openForm(page, app);
  const { buffer } = await png();
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...buffer],
  );
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText(/^dropped\.png, /)).toBeVisible();
});
