import type { Page } from '@playwright/test';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { ask, expect, openControlled, test } from './fixtures.ts';
import { findUpdate, isMarked, isWaiting, mark } from './versions.ts';

/** Parts of the app that a deploy has replaced while a page of the build before is open. */

const isStaticPages = (url: string): boolean => url.startsWith('/assets/static-pages-');

/** Without the pointer's coming near, which would ask for the chunk before the press. */
const openTerms = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Terms & Conditions' })
    .first()
    .dispatchEvent('click');

test('a page of the build before still finds its chunks after the switch', async ({ page, front }) => {
  await openControlled(page, '/aboutUs');
  const chunk = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache')) ?? '';
    const keys = await (await caches.open(name)).keys();
    return new URL(keys.find(({ url }) => url.includes('/assets/static-pages-'))?.url ?? '').pathname;
  });
  // The next build does not know the chunk, and its server has dropped it.
  const without = (text: string): string => text.replaceAll(chunk.slice(1), 'icons/icon.svg?none');
  front.fault = (url) => {
    if (url === chunk) return { kind: 'status', status: 404 };
    return url === '/sw.js' ? { kind: 'edit', edit: without } : undefined;
  };
  await findUpdate(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => void (document.documentElement.dataset['switched'] = 'yes'),
      { once: true },
    );
  });
  // Chromium may miss it when the old worker resumes at the same moment.
  const askToSwitch = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      return document.documentElement.dataset['switched'];
    });
  await expect.poll(askToSwitch).toBe('yes');
  expect(await ask(page, chunk)).toMatchObject({ status: 200 });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a replaced chunk costs one reload', async ({ page, front }) => {
    await openStarted(page, '/aboutUs');
    await mark(page);
    let isGone = true;
    front.fault = (url) => {
      if (url === '/terms') isGone = false;
      return isGone && isStaticPages(url) ? { kind: 'status', status: 404 } : undefined;
    };
    await openTerms(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test('one that stays away is said plainly, without reloading in a circle', async ({ page, front }) => {
    const loads = () => front.asked.filter((url) => url === '/terms').length;
    front.fault = (url) => (isStaticPages(url) ? { kind: 'status', status: 404 } : undefined);
    await openStarted(page, '/aboutUs');
    await openTerms(page);
    await expect.poll(loads).toBeGreaterThan(0);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toBeVisible();
    const before = loads();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(loads).toBeGreaterThan(before);
    await page.waitForLoadState();
    await untilStarted(page);
    await expect(failure).toBeVisible();
    // The link itself, where it is pressed before it is hydrated; the page's own reload; Retry.
    expect(loads()).toBeLessThanOrEqual(3);
  });
});
