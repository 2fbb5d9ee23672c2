import type { Page } from '@playwright/test';
import { DAY_MS } from '#contract/limits.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { openStarted } from '../support/open-started.ts';
import { headerButton, modalOf, passCalm } from '../support/subscription-visitor.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test } from './fixtures.ts';

/** The way onto the home screen, on a phone. The browser's own question and the icon are played. */

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

const panel = (page: Page) => page.getByRole('status', { name: 'Install the app' });
const ready = (page: Page) => page.getByRole('status', { name: 'Ready to use offline' });
const bookmark = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Save for offline reading/ })
    .first();
const remember = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

/** Records the page's requests to the device: persistent storage, a badge. */
async function listen(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.exposeFunction('tellTest', (what: string) => asked.push(what));
  await page.addInitScript(() => {
    const tell: (what: string) => Promise<void> = Reflect.get(globalThis, 'tellTest');
    Object.assign(navigator.storage, {
      persisted: async () => false,
      persist: () => tell('persist').then(() => true),
    });
    Object.assign(navigator, {
      setAppBadge: (count: number) => tell(`badge ${count}`),
      clearAppBadge: () => tell('no badge'),
    });
  });
  return asked;
}

type Outcome = 'accepted' | 'dismissed';

/** On each page the browser offers to install the app, before our code is there; its question is answered so. */
async function offer(page: Page, outcome: Outcome): Promise<void> {
  await page.addInitScript((answer) => {
    sessionStorage['outcome'] ??= answer;
    addEventListener('DOMContentLoaded', () => {
      if (sessionStorage['outcome'] === 'none') return;
      const event = Object.assign(new Event('beforeinstallprompt'), {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome: sessionStorage['outcome'] }),
      });
      dispatchEvent(event);
    });
  }, outcome);
}

/** Reloads the page; the question will be answered with yes. */
async function openAgain(page: Page): Promise<void> {
  await page.evaluate(() => void (sessionStorage['outcome'] = 'accepted'));
  await page.reload();
  await untilControlled(page);
}

test('invited once a job is saved, never in the way, and not again for months; then ready offline, said once', async ({
  page,
}) => {
  await page.clock.install();
  const asked = await listen(page);
  await offer(page, 'dismissed');
  await openStarted(page, '/jobPage?sort=deadline');
  await passCalm(page);
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  expect(asked).not.toContain('persist');

  await bookmark(page).click();
  await expect.poll(() => asked).toContain('persist');
  await expect.poll(() => asked).toContain('badge 1');
  await passCalm(page);
  await expect(panel(page)).toContainText('Add Kaj to your home screen');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  await search.blur();
  await passCalm(page);
  await expect(panel(page).getByRole('button', { name: 'Not now' })).toBeVisible();
  await (await headerButton(page, 'Subscribe')).click();
  await expect(modalOf(page)).toBeVisible();
  await expect(panel(page)).toHaveText('');
  await modalOf(page).getByRole('button', { name: 'Close' }).click();
  await passCalm(page);
  await panel(page).getByRole('button', { name: 'Install the app' }).click();
  await expect(panel(page).getByRole('button')).toHaveCount(0);

  await openAgain(page);
  await passCalm(page);
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  const longAgo = (await page.evaluate(() => Date.now())) - 200 * DAY_MS;
  await remember(page, deviceStorageKeys.installDismissed, String(longAgo));
  await openAgain(page);
  await passCalm(page);
  await panel(page).getByRole('button', { name: 'Install the app' }).click();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  // It is offered by no browser that has it.
  await page.evaluate(() => void (sessionStorage['outcome'] = 'none'));
  await expect(ready(page)).toContainText('opens without internet');
  await expect.poll(() => asked.filter((what) => what === 'persist')).toHaveLength(2);
  await expect(panel(page).getByRole('button')).toHaveCount(0);

  await page.reload();
  await passCalm(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Install the app' })).toHaveCount(0);
  await expect(ready(page).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await bookmark(page).click();
  await expect.poll(() => asked.at(-1)).toBe('no badge');
});
