import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { beKnownVisitor } from './known-visitor.ts';

/**
 * Takes the screenshots of the manifest and the README from a running server with the sample data:
 * `node --import tsx tests/support/make-screenshots.ts http://localhost:8880`.
 */

const folder = 'public/screenshots';
const [base = 'http://localhost:8880'] = process.argv.slice(2);

const narrow: BrowserContextOptions = {
  viewport: { width: 360, height: 720 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const shots = [
  { name: 'narrow-home', path: '/', options: narrow },
  { name: 'narrow-list', path: '/jobPage', options: narrow },
  { name: 'narrow-list-dark', path: '/jobPage', options: { ...narrow, colorScheme: 'dark' as const } },
  { name: 'wide-home', path: '/', options: wide },
  { name: 'wide-list', path: '/jobPage', options: wide },
] as const;

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
await mkdir(folder, { recursive: true });
for (const { name, path, options } of shots) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  await beKnownVisitor(context);
  const page = await context.newPage();
  await page.goto(base + path);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 82 });
  await context.close();
}
await browser.close();
