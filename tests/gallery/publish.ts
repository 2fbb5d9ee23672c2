import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { beKnownVisitor } from '../support/known-visitor.ts';
import { openStarted } from '../support/open-started.ts';
import { chooseFirstJob, openFirstJob } from './steps.ts';

/** The pictures of the manifest and the README, from a server with nothing but the sample data. */

const QUALITY = 82;

const narrow: BrowserContextOptions = {
  viewport: { width: 360, height: 720 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const dark: BrowserContextOptions = { colorScheme: 'dark', ...narrow };

const shots = [
  { name: 'narrow-home', path: '/', options: narrow },
  { name: 'narrow-list', path: '/jobPage', options: narrow },
  { name: 'narrow-list-dark', path: '/jobPage', options: dark },
  { name: 'narrow-job', path: '/jobPage?search=area+sales+manager', act: openFirstJob, options: narrow },
  { name: 'narrow-cv', path: '/cvPage', options: narrow },
  { name: 'wide-home', path: '/', options: wide },
  { name: 'wide-list', path: '/jobPage', act: chooseFirstJob, options: wide },
];

export async function publishPictures(browser: Browser, origin: string, folder: string): Promise<void> {
  for (const { name, path, options, act } of shots) {
    const context = await browser.newContext({ ...options, baseURL: origin, serviceWorkers: 'block' });
    await beKnownVisitor(context);
    const page = await context.newPage();
    await openStarted(page, path);
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.jpg`), quality: QUALITY });
    await context.close();
  }
}
