import type { Page } from '@playwright/test';
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
];
