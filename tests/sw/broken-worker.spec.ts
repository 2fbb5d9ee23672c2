import type { Page } from '@playwright/test';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { openStarted } from '../support/open-started.ts';
import { startApp } from '../support/app-process.ts';
import { ask, expect, listUrl, openControlled, test } from './fixtures.ts';
import type { Fault } from './front.ts';
import { findUpdate, isMarked, isStoredWhole, leaving, mark } from './versions.ts';

/** A broken or missing worker locks no one out. */

const prompt = (page: Page) => page.getByRole('status', { name: 'New version' });
const update = (page: Page) => prompt(page).getByRole('button', { name: 'Update now' });

/** Every request of a page waits for ever. */
const silent = (text: string): string => `
  self.addEventListener('fetch', (event) => {
    event.stopImmediatePropagation();
    event.respondWith(new Promise(() => undefined));
  });
${text}`;

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Whether the page has left a silent worker and reloaded without it. */
const hasLeftWorker = (page: Page) =>
  page
    .evaluate(
      (key) => localStorage.getItem(key) !== null && navigator.serviceWorker.controller === null,
      deviceStorageKeys.workerLeft,
    )
    .catch(() => false);

/** The browser asks for the worker's script again. @returns what is left of worker and caches */
const lookAgain = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Not waited for: the worker may go away under it, and then it never ends.
    void registration?.update().catch(() => undefined);
    return { hasWorker: registration !== undefined, caches: await caches.keys() };
  });

/** The worker fetches all of the app, on a machine that may be busy. */
const filling = { timeout: 60_000 };

const rejecting = `self.addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('broken'))));`;
const broken: Readonly<Record<string, Fault>> = {
  'is not there': { kind: 'status', status: 404 },
  'throws when it starts': { kind: 'edit', edit: () => 'throw new Error("broken")' },
  'does not install': { kind: 'edit', edit: () => rejecting },
};

test('where the worker is missing or broken the app works online, and an existing one continues', async ({
  page,
  front,
}) => {
  for (const [what, fault] of Object.entries(broken)) {
    await test.step(what, async () => {
      front.asked.length = 0;
      front.fault = (url) => (url === '/sw.js' ? fault : undefined);
      await openStarted(page, '/jobPage');
      await expect.poll(() => front.asked).toContain('/sw.js');
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect.poll(() => hasWorker(page)).toBe(false);
    });
  }
  front.fault = () => undefined;
  await openControlled(page, '/faq');
  for (const [what, fault] of Object.entries(broken)) {
    await test.step(what, async () => {
      front.fault = (url) => (url === '/sw.js' ? fault : undefined);
      await findUpdate(page).catch(() => undefined);
    });
  }
  await front.off();
  await page.goto('/aboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a new version that swallows every request is left behind, and not taken on again', async ({
  page,
  front,
}) => {
  await openControlled(page, '/aboutUs');
  await mark(page);
  front.fault = (url) => (url === '/sw.js' ? { kind: 'edit', edit: silent } : undefined);
  await findUpdate(page);
  await update(page).click();
  // A worker that activates late controls the reloaded page first, and is left from there.
  await expect.poll(() => hasLeftWorker(page), leaving).toBe(true);
  expect(await isMarked(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ask(page, listUrl)).toMatchObject({ status: 200 });
  await openStarted(page, '/jobPage');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await hasWorker(page)).toBe(false);
});

test('the kill switch takes the worker off the device, and what was saved stays; without it the worker is back', async ({
  page,
  context,
  front,
}) => {
  const killing = await startApp({ env: { KILL_WORKER: 'true' } });
  const usual = front.target;
  try {
    await openControlled(page, '/jobPage');
    await page
      .getByRole('button', { name: /^Save for offline reading/ })
      .first()
      .click();
    await expect(page.getByText('Available offline').first()).toBeVisible();
    // In the middle of saving: the rest of the job is being read.
    await openStarted(page, '/contactUs');
    await page.getByRole('textbox', { name: 'Message' }).fill('I am still writing');
    await mark(page);
    front.target = killing.origin;
    await expect.poll(() => lookAgain(page), leaving).toEqual({ hasWorker: false, caches: [] });
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('I am still writing');
    const other = await context.newPage();
    expect((await other.goto('/savedJobs'))?.fromServiceWorker()).toBe(false);
    await expect(other.getByRole('main').getByRole('article')).toHaveCount(1);
    expect(await ask(other, listUrl)).toMatchObject({ status: 200, storedAt: null });
    expect(await other.evaluate(() => caches.keys())).toEqual([]);
    await other.close();
    front.target = usual;
    await openStarted(page, '/savedJobs');
    await expect.poll(() => isStoredWhole(page), filling).toBe(true);
    // Evicted caches are filled again when the worker is asked whether all is there.
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await expect.poll(() => isStoredWhole(page), filling).toBe(true);
    await front.off();
    await page.reload();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  } finally {
    await killing.stop();
  }
});
