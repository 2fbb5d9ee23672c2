import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { sandboxPaths } from '#contract/subscription/paths.ts';
import { untilStarted } from './open-started.ts';
import { textsOf } from './texts.ts';

/** The subscription as a visitor sees it, and the sandbox's SMS. */

/** A number of its own; its last three digits choose the sandbox's behaviour. */
export function createNumber(prefix: string, lastThree = '777'): string {
  const middle = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${prefix}${String(middle % 100_000).padStart(5, '0')}${lastThree}`;
}

const english = textsOf.en;

export const modalOf = (page: Page, { appName, subscription } = english): Locator =>
  page.getByRole('dialog', { name: subscription.title(appName) });

/** Lets the page's first calm seconds pass. @param page one whose clock the test has installed */
export async function passCalm(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await untilStarted(page);
  await page.clock.fastForward(4000);
}

/** Waits for the modal that a new visitor is offered. @param page one whose clock the test has installed */
export async function waitForOffer(page: Page, texts = english): Promise<void> {
  await expect(async () => {
    await passCalm(page);
    await expect(modalOf(page, texts)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Types a number into the modal that is open, and sends it. */
export async function sendNumber(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
}

/** Types a code, and sends it. */
export async function sendCode(page: Page, code: string, { subscription } = english): Promise<void> {
  await page.getByLabel(subscription.otp, { exact: true }).fill(code);
  await page.getByRole('button', { name: subscription.verify }).click();
}

/** The step of the modal that is open. */
export const stepOf = (page: Page, name: string): Locator => page.getByRole('heading', { level: 3, name });

const Inbox = v.object({ messages: v.array(v.object({ code: v.string() })) });

/** The codes that the sandbox has sent to a number, newest first. */
async function readCodes(page: Page, phone: string): Promise<string[]> {
  const answer = await page.request.get(`${sandboxPaths.inbox}?tel=88${phone}`);
  return v.parse(Inbox, await answer.json()).messages.map(({ code }) => code);
}

/** Waits for the so-many-th code. */
export async function waitForCode(page: Page, phone: string, count = 1): Promise<string> {
  await expect.poll(async () => (await readCodes(page, phone)).length).toBe(count);
  return (await readCodes(page, phone))[0] ?? '';
}

/** The header's button: behind the hamburger where the window is narrow, and not there behind a dialog. */
export async function headerButton(page: Page, name: string, { shell } = english): Promise<Locator> {
  await untilStarted(page);
  await expect(page.getByRole('banner')).toBeVisible();
  const hamburger = page.getByRole('button', { name: shell.openMenu, exact: true });
  if ((await hamburger.isVisible()) && (await hamburger.getAttribute('aria-expanded')) === 'false') {
    await hamburger.click();
  }
  return page.getByRole('banner').getByRole('button', { name, exact: true }).and(page.locator(':visible'));
}

/** What is stored under the subscription's keys; absent ones are left out. */
export function readStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const keys = [
      'otpResponseData',
      'otpVerificationData',
      'otpVerificationTime',
      'userPhone',
      'phone',
      'tel',
    ];
    keys.push('isSub', 'type', 'subscribId', 'subID', 'isNewUser');
    return Object.fromEntries(
      keys.flatMap((key) => {
        const text = localStorage.getItem(key);
        return text === null ? [] : [[key, text]];
      }),
    );
  });
}
