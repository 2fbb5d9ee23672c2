import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { built, root } from '#build/stamp.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { BANGLA_FILES } from '#contract/device/worker.ts';
import { toShellFile } from '#contract/http/pages.ts';
import { isCatalogue } from '../support/catalogue-texts.ts';
import { createGate } from '../support/gate.ts';
import { textsOf } from '../support/texts.ts';
import { installing } from '../support/until-controlled.ts';
import { cachedPaths, expect, openControlled, test } from './fixtures.ts';
import { comeBack, findUpdate, isMarked, isStoredWhole, isWaiting, mark, untilReloaded } from './versions.ts';

/** What a device stores of the app's two languages. */

const OF_BANGLA = '/sw.js?languages=bn';

const prompts = (page: Page, language: 'en' | 'bn') =>
  page.getByRole('status', { name: textsOf[language].pwa.updateLabel });

const readWorker = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.replace(location.origin, ''));

/** The files of the app that are stored, without their revisions. */
async function storedFiles(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  const precache = names.find((name) => name.includes('precache')) ?? '';
  return (await cachedPaths(page, precache)).map((path) => path.replace(/\?.*/, '')).toSorted();
}

/** The files that the build names as Bangla's. */
async function banglaFiles(page: Page): Promise<string[]> {
  const script = await (await page.request.get(BANGLA_FILES)).text();
  return [...script.matchAll(/"?url"?:\s*["'`]([^"'`]+)/g)].map(([, url = '']) =>
    `/${url}`.replace('//', '/'),
  );
}

/** The texts of the app's catalogues without their arguments, but those that the server sends as keys. */
function readSentences(): string[] {
  const literal = /\w+: (?:\([^)]*\) =>\s+)?(?:'([^'\\\n]+)'|`([^`\\]+)`)/g;
  const source = join(root, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('server'))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
    .filter(({ file, text }) => isCatalogue(`/${file}`, text))
    .flatMap(({ text: code }) =>
      [...code.matchAll(literal)]
        .map(([, plain, template]) => plain ?? template ?? '')
        .filter((text) => !code.includes(`'${text}': {`)),
    )
    .flatMap((text) => text.split(/\$\{.*?\}/))
    .filter((text) => /^[^'"`]{12,}$/.test(text) && text.split(' ').length > 3);
}

const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

const readScripts = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('the scripts of a language have no texts of the other', () => {
  const sentences = readSentences();
  const bangla = sentences.filter(isBangla);
  const english = sentences.filter((text) => !isBangla(text));
  const inEnglish = readScripts(join(built.client, 'assets'));
  const inBangla = readScripts(join(built.client, 'assets/bn'));
  expect(bangla.filter((text) => inBangla.includes(text)).length).toBeGreaterThan(500);
  expect(english.filter((text) => inEnglish.includes(text)).length).toBeGreaterThan(500);
  expect(bangla.filter((text) => inEnglish.includes(text))).toEqual([]);
  expect(english.filter((text) => inBangla.includes(text))).toEqual([]);
});

test('a phone that reads Bangla stores no English files', async ({ page }) => {
  await openControlled(page, '/bn/aboutUs');
  expect(await readWorker(page)).toBe(OF_BANGLA);
  await expect.poll(() => isStoredWhole(page), installing).toBe(true);
  const files = await banglaFiles(page);
  expect(files).toContain(toShellFile('bn'));
  const icon = '/icons/icon.svg';
  expect(await storedFiles(page)).toEqual([...new Set([...files, icon])].toSorted());
});

test('the other language is installed as soon as it is chosen, and takes the place of the first', async ({
  page,
  front,
}) => {
  await openControlled(page, '/bn/aboutUs');
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/aboutUs');
  await mark(page);
  await expect.poll(() => readWorker(page), installing).toBe('/sw.js');
  expect(await isWaiting(page)).toBe(false);
  await expect(prompts(page, 'en').getByRole('button')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => storedFiles(page)).not.toContain(toShellFile('bn'));
  expect(await storedFiles(page)).toContain(toShellFile('en'));
  await front.off();
  await page.goto('/bn/aboutUs');
  await expect(page).toHaveURL('/aboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a choice that waits for a request of another tab is no new version', async ({
  page,
  context,
  front,
}) => {
  await openControlled(page, '/bn/aboutUs');
  const request = '/assets/slow.js';
  const gate = createGate();
  front.fault = (url) => (url === request ? { kind: 'hold', until: gate.opened } : undefined);
  const other = await context.newPage();
  await openControlled(other, '/bn/faq');
  await other.evaluate((path) => void fetch(path), request);
  await expect.poll(() => front.asked).toContain(request);
  await page.evaluate((key) => localStorage.setItem(key, '1'), deviceStorageKeys.bothLanguages);
  await page.reload();
  await expect.poll(() => isWaiting(page), installing).toBe(true);
  await comeBack(page);
  await expect(prompts(page, 'bn').getByRole('button')).toHaveCount(0);
  gate.open();
  // Chromium may notice only after its idle time of 30 s that the worker before has nothing left to do.
  await expect.poll(() => readWorker(page), installing).toBe('/sw.js?languages=bn,en');
  await expect(prompts(page, 'bn').getByRole('button')).toHaveCount(0);
});

test('offline a link in the language that is not stored opens in the own one', async ({ page, front }) => {
  await openControlled(page, '/bn/aboutUs');
  await front.off();
  for (const path of ['/jobPage?search=engineer', '/', '/cvPage']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/bn${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  }
});

test('who wants both has both offline', async ({ page, front }) => {
  await openControlled(page, '/bn/aboutUs');
  await page.evaluate((key) => localStorage.setItem(key, '1'), deviceStorageKeys.bothLanguages);
  await page.reload();
  await expect.poll(() => readWorker(page), installing).toBe('/sw.js?languages=bn,en');
  await expect.poll(() => isStoredWhole(page), installing).toBe(true);
  await expect(prompts(page, 'bn').getByRole('button')).toHaveCount(0);
  await front.off();
  for (const [path, language] of [
    ['/jobPage', 'en'],
    ['/bn/jobPage', 'bn'],
    ['/faq', 'en'],
    ['/bn/faq', 'bn'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a new version is offered to a reader of Bangla as well', async ({ page, front }) => {
  await openControlled(page, '/bn/aboutUs');
  await mark(page);
  front.fault = (url) => (url === OF_BANGLA ? { kind: 'edit', edit: (text) => `${text}\n//2` } : undefined);
  await findUpdate(page);
  await prompts(page, 'bn').getByRole('button', { name: textsOf.bn.pwa.updateNow }).click();
  await untilReloaded(page);
  await expect.poll(() => isWaiting(page)).toBe(false);
  expect(await readWorker(page)).toBe(OF_BANGLA);
});
