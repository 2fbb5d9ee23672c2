import type { Page } from '@playwright/test';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { startApp } from '../support/app-process.ts';
import { createGate } from '../support/gate.ts';
import { installing, untilControlled } from '../support/until-controlled.ts';
import { ask, expect, listUrl, openControlled, test } from './fixtures.ts';
import {
  comeBack,
  findUpdate,
  isMarked,
  isWaiting,
  leaving,
  mark,
  shared,
  untilReloaded,
} from './versions.ts';

/** New versions: offered, never forced; and the ways out. */

const prompt = (page: Page) => page.getByRole('status', { name: 'New version' });

/** A version that does not understand that it may take over. */
const deaf = (text: string): string => text.replaceAll('SKIP_WAITING', 'NOT_HEARD');

test('@main a new version is offered, waits, and is taken with one reload', async ({ page, front }) => {
  await openControlled(page, '/aboutUs');
  await mark(page);
  front.fault = (url) => (url === '/sw.js' ? { kind: 'edit', edit: (text) => `${text}\n//2` } : undefined);
  await findUpdate(page);
  await expect(prompt(page).getByRole('button', { name: 'Update now' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await prompt(page).getByRole('button', { name: 'Update now' }).click();
  await untilReloaded(page);
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(prompt(page).getByRole('button')).toHaveCount(0);
  await expect.poll(() => loads).toBe(1);
  // The new page settles and looks at its worker again: it stays the one it is.
  await mark(page);
  front.asked.length = 0;
  // One check may join a check that is already running.
  await expect.poll(() => findUpdate(page).then(() => front.asked)).toContain('/sw.js');
  expect(await isMarked(page)).toBe(true);
  expect(loads).toBe(1);
});

test('"Later" leaves the reader alone, also after a reload', async ({ page, front }) => {
  await openControlled(page, '/aboutUs');
  front.fault = (url) => (url === '/sw.js' ? { kind: 'edit', edit: (text) => `${text}\n//2` } : undefined);
  await findUpdate(page);
  await prompt(page).getByRole('button', { name: 'Later' }).click();
  await expect(prompt(page).getByRole('button')).toHaveCount(0);
  front.asked.length = 0;
  await page.reload();
  await expect.poll(() => front.asked).toContain('/sw.js');
  await comeBack(page);
  expect(await isWaiting(page)).toBe(true);
  await expect(prompt(page).getByRole('button')).toHaveCount(0);
  // Without the memory of that answer the same page offers it again.
  await page.evaluate((key) => localStorage.removeItem(key), deviceStorageKeys.updateDismissed);
  await page.reload();
  await expect(prompt(page).getByRole('button', { name: 'Later' })).toBeVisible();
});

test('another tab that switches does not reload this one, it is offered the new version', async ({
  page,
  context,
  front,
}) => {
  await openControlled(page, '/aboutUs');
  const other = await context.newPage();
  await openControlled(other, '/contactUs');
  await mark(page);
  const gate = createGate();
  front.fault = (url) => {
    if (url === '/sw.js') return { kind: 'edit', edit: (text) => `${text}\n//2` };
    return url === listUrl ? { kind: 'hold', until: gate.opened } : undefined;
  };
  await findUpdate(other);
  await page.evaluate((url) => void fetch(url).then((response) => response.text()), listUrl);
  await expect.poll(() => front.asked).toContain(listUrl);
  await mark(other);
  await prompt(other).getByRole('button', { name: 'Update now' }).click();
  // The old worker has work of this tab for longer than a stuck one is waited for.
  await other.waitForTimeout(7000);
  expect(await isMarked(other)).toBe(true);
  gate.open();
  await expect.poll(() => isWaiting(other).catch(() => true), shared).toBe(false);
  await expect(prompt(page).getByRole('button', { name: 'Update now' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await prompt(page).getByRole('button', { name: 'Update now' }).click();
  await untilReloaded(page);
});

test('a worker that does not take over is abandoned', async ({ page, front }) => {
  await openControlled(page, '/aboutUs');
  await mark(page);
  front.fault = (url) => (url === '/sw.js' ? { kind: 'edit', edit: deaf } : undefined);
  await findUpdate(page);
  await prompt(page).getByRole('button', { name: 'Update now' }).click();
  await untilReloaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ask(page, listUrl)).toMatchObject({ status: 200 });
});

test('a worker that will not take over stays while there is no network', async ({ page, front }) => {
  await openControlled(page, '/aboutUs');
  await mark(page);
  front.fault = (url) => (url === '/sw.js' ? { kind: 'edit', edit: deaf } : undefined);
  await findUpdate(page);
  await expect(prompt(page).getByRole('button', { name: 'Update now' })).toBeVisible();
  await front.off();
  await prompt(page).getByRole('button', { name: 'Update now' }).click();
  await expect(prompt(page)).toContainText('You are offline. Update when you have internet', leaving);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a deployment with other settings reaches the stored pages', async ({ page, front }) => {
  const renamed = await startApp({ env: { CONTACT_EMAIL: 'work@other.example' } });
  try {
    await openControlled(page, '/aboutUs');
    front.target = renamed.origin;
    await findUpdate(page);
    await mark(page);
    await prompt(page).getByRole('button', { name: 'Update now' }).click();
    await untilReloaded(page);
    await untilControlled(page);
    await front.off();
    await page.goto('/aboutUs');
    expect(await page.locator('#kaj-config').textContent()).toContain('work@other.example');
  } finally {
    await renamed.stop();
  }
});

test('nothing is offered while a form is being filled in', async ({ page, front }) => {
  await openControlled(page, '/contactUs');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('I am still writing');
  front.fault = (url) => (url === '/sw.js' ? { kind: 'edit', edit: (text) => `${text}\n//2` } : undefined);
  await findUpdate(page);
  await expect.poll(() => isWaiting(page), installing).toBe(true);
  await comeBack(page);
  await expect(prompt(page).getByRole('button')).toHaveCount(0);
  await message.fill('');
  await expect(prompt(page).getByRole('button', { name: 'Update now' })).toBeVisible();
});
