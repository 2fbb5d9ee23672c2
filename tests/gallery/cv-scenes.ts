import type { Page } from '@playwright/test';
import { fillStorage } from '../support/fill-storage.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import type { Scene } from './scenes.ts';
import { at, openDialog, press } from './steps.ts';

const next = (page: Page, part: string) => press(page, `Next: ${part}`);

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
}

async function download(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('download'), press(page, 'Download Resume: Classic')]);
}

export const cvScenes: readonly Scene[] = [
  { name: 'CVs', path: at('/cvPage'), isMain: true },
  { name: 'CVs, downloaded', path: at('/cvPage'), withWorker: true, act: download },
  {
    name: 'CVs, preview',
    path: at('/cvPage'),
    isWindow: true,
    isMain: true,
    act: (page) => openDialog(page, 'Preview: Classic'),
  },
  {
    name: 'CVs, own',
    path: at('/cvBuilder'),
    act: async (page) => {
      await fillIn(page);
      await page.getByText('Saved on this device').first().waitFor();
      await openStarted(page, '/cvPage');
      await page.getByRole('list', { name: 'On this device' }).waitFor();
    },
  },
  { name: 'CV form, none yet', path: at('/cvBuilder') },
  { name: 'CV form', path: at('/cvBuilder'), isMain: true, act: fillIn },
  {
    name: 'CV form, designs',
    path: at('/cvBuilder'),
    isWindow: true,
    isMain: true,
    act: async (page) => {
      await fillIn(page);
      await openDialog(page, 'Download CV');
    },
  },
  {
    name: 'CV form, several',
    path: at('/cvBuilder'),
    act: async (page) => {
      await fillIn(page);
      await press(page, 'All your CVs');
    },
  },
  {
    name: 'CV form, full device',
    path: at('/cvBuilder'),
    act: async (page) => {
      await press(page, 'New CV in English');
      await fillStorage(page);
      await page.getByLabel('Full name').fill('Rina Das');
      await page
        .getByText(/^Could not save\./)
        .first()
        .waitFor();
    },
  },
  {
    name: 'CV form, another tab',
    path: at('/cvBuilder'),
    act: async (page) => {
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
      await page.getByText('This CV was changed in another tab too.').waitFor();
      await other.close();
    },
  },
];
