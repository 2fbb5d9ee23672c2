import { expect, type Page } from '@playwright/test';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { breakpointPx } from '#contract/limits.ts';
import { fillStorage } from '../support/fill-storage.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { scene, type Scene } from './scene.ts';
import { openDialog, press } from './steps.ts';

const next = (page: Page, part: string) => press(page, `Next: ${part}`);

const untilDrawn = (page: Page): Promise<void> =>
  page.getByRole('img', { name: 'Your CV, page 1 of 1' }).getByText('আদর্শ বিদ্যালয়, ঢাকা').waitFor();

/** A CV that is half filled, in Bangla. */
async function fillIn(page: Page): Promise<void> {
  await press(page, 'New CV in Bangla');
  await page.getByLabel('Full name').fill('আপনার পূর্ণ নাম');
  await page.getByLabel('Job title').fill('শিক্ষক');
  await next(page, 'Contact');
  await page.getByLabel('Mobile number').fill('০১৭১২-৩৪৫৬৭৮');
  await next(page, 'Work');
  await press(page, 'Add work experience');
  await page.getByLabel('Company and city').fill('আদর্শ বিদ্যালয়, ঢাকা');
  // Beside the form on wide windows.
  if ((page.viewportSize()?.width ?? 0) >= breakpointPx.filterSidebar) await untilDrawn(page);
}

async function download(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('download'), press(page, 'Download Resume: Classic')]);
}

export const cvScenes: readonly Scene[] = [
  scene('CVs', { path: '/cvPage', isMain: true }),
  scene('CVs, downloaded', { path: '/cvPage', withWorker: true }, download),
  scene('CVs, preview', { path: '/cvPage', isWindow: true, isMain: true }, async (page) => {
    await openDialog(page, 'Preview: Classic');
  }),
  scene('CVs, own', { path: '/cvBuilder' }, async (page) => {
    await fillIn(page);
    await page.getByText('Saved on this device').first().waitFor();
    await openStarted(page, '/cvPage');
    await page.getByRole('list', { name: 'On this device' }).waitFor();
  }),
  scene('CV form, none yet', { path: '/cvBuilder' }),
  scene('CV form', { path: '/cvBuilder', isMain: true }, fillIn),
  scene('CV form, designs', { path: '/cvBuilder', isWindow: true, isMain: true }, async (page) => {
    await fillIn(page);
    await openDialog(page, 'Download CV');
    await expect(page.getByRole('dialog').locator('label svg')).toHaveCount(3);
  }),
  scene(
    'CV form, preview',
    { path: '/cvBuilder', isWindow: true, isNarrow: true, isMain: true },
    async (page) => {
      await fillIn(page);
      await openDialog(page, 'Preview');
      await untilDrawn(page);
    },
  ),
  scene('CV form, personal details', { path: '/cvBuilder', isMain: true }, async (page) => {
    await press(page, 'New CV in English');
    await page.getByText('Personal details').click();
    await page.getByLabel('Father’s name').fill('Abdul Karim');
    await page.getByText('Saved on this device').first().waitFor();
  }),
  scene('CV form, data saver', { path: '/cvBuilder' }, async (page) => {
    await page.evaluate((key) => localStorage.setItem(key, 'on'), ownStorageKeys.dataSaver);
    await openStarted(page, '/cvBuilder');
    await press(page, 'New CV in English');
    const preview = page.getByRole('button', { name: 'Preview', exact: true });
    const ask = page.getByRole('button', { name: /^Show preview/ });
    await preview.or(ask).first().waitFor();
    if (await preview.isVisible()) await preview.click();
    await ask.waitFor();
  }),
  scene('CV form, several', { path: '/cvBuilder' }, async (page) => {
    await fillIn(page);
    await press(page, 'All your CVs');
  }),
  scene('CV form, full device', { path: '/cvBuilder' }, async (page) => {
    await press(page, 'New CV in English');
    await fillStorage(page);
    await page.getByLabel('Full name').fill('Rina Das');
    await page
      .getByText(/^Could not save\./)
      .first()
      .waitFor();
  }),
  scene('CV form, another tab', { path: '/cvBuilder' }, async (page) => {
    await press(page, 'New CV in English');
    await page.getByLabel('Full name').fill('Rina Das');
    await page.getByText('Saved on this device').first().waitFor();
    // Reads what other tabs store when it gets the focus, which it has.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await page.reload();
    await untilStarted(page);
    const other = await page.context().newPage();
    await openStarted(other, page.url());
    await other.getByLabel('Job title').fill('Nurse');
    await other.getByText('Saved on this device').first().waitFor();
    await page.getByLabel('Job title').fill('Teacher');
    await page.getByText('This CV was changed in another tab too. Both versions are saved.').waitFor();
    await other.close();
  }),
];
