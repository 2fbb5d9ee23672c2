import { expect, type Page } from '@playwright/test';
import { MINUTE_MS } from '#contract/limits.ts';

/** What the tests of new versions ask of a page. */

/** The page looks for a new version, as it does when the user returns. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

/** The user returns to the page after a while, and it looks for a new version. */
export async function comeBack(page: Page): Promise<void> {
  const look = () =>
    page.evaluate((awayMs) => {
      const { prototype } = ServiceWorkerRegistration;
      const { update } = prototype;
      let hasLooked = false;
      prototype.update = function lookAndTell() {
        hasLooked = true;
        return update.call(this);
      };
      const before = Date.now;
      Date.now = () => before() + awayMs;
      dispatchEvent(new Event('focus'));
      Object.assign(prototype, { update });
      return hasLooked;
    }, 6 * MINUTE_MS);
  // The code that checks for updates loads last.
  await expect.poll(look).toBe(true);
  // Checks end one after the other.
  await findUpdate(page);
}

export const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Text that a reload removes. */
export const mark = (page: Page) =>
  page.evaluate(() => void (document.documentElement.dataset['mark'] = 'same'));
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'same');

/** A worker that is stuck is given up after 5 s, and the server is then looked for during 8 s. */
export const leaving = { timeout: 40_000 };

/** A worker that another tab uses is waited for 65 s. */
export const shared = { timeout: 90_000 };

/** The marked page was reloaded. */
export const untilReloaded = (page: Page): Promise<void> =>
  expect.poll(() => isMarked(page).catch(() => true), leaving).toBe(false);

/** Whether the worker reports that all of the app is stored; null when none answers. */
export const isStoredWhole = (page: Page) =>
  page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return null;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<MessageEvent<{ wanted: number; stored: number }>>((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
    });
    worker.postMessage({ type: 'PRECACHE_STATE' }, [port2]);
    const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), 2000));
    const state = (await Promise.race([answered, silence]))?.data;
    return state ? state.stored === state.wanted && state.wanted > 0 : null;
  });
