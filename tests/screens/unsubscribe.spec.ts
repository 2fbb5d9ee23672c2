import type { Page } from '@playwright/test';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { failedRequests } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { headerButton, readStored } from '../support/subscription-visitor.ts';
import { expect, test, toChunkPattern } from './app.ts';

const endings = /\/subscription-service\/\w+-unsub$/;
const dialog = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text });
const line = (page: Page, text: string) => page.locator('[role=status]').getByText(text, { exact: true });

const kept = { phone: '8801712345678', tel: '8801712345678', isNewUser: 'false' };
const subscribed = {
  ...kept,
  otpResponseData: '{"statusCode":"S1000"}',
  otpVerificationData: '{"subscriberId":"tel:s1"}',
  otpVerificationTime: '2026-11-20T12:00:00.000Z',
  userPhone: '8801712345678',
  isSub: 'true',
  subscribId: 's1',
  subID: 's1',
  type: 'digimart',
};

/** What is stored before the pages that are opened from now on. */
async function beSubscriber(
  page: Page,
  stored: Readonly<Record<string, string>> = subscribed,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(stored));
}

const press = async (page: Page): Promise<void> => (await headerButton(page, 'Unsubscribe')).click();

test('on a phone it is said above the dock that it runs, whatever became of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beSubscriber(page);
  await openStarted(page, '/aboutUs');
  const gate = createGate();
  await page.route(endings, async (route) => {
    await gate.opened;
    await route.fulfill({ json: { success: true } });
  });
  await press(page);
  await page.getByRole('button', { name: 'Yes, unsubscribe!' }).click();
  await expect(line(page, 'Processing...')).toBeInViewport();
  await expect(await headerButton(page, 'Processing...')).toBeDisabled();
  gate.open();
  await expect(dialog(page, 'Unsubscribed!')).toBeVisible();
  await expect(line(page, 'Processing...')).toBeHidden();
});

test('the header follows other tabs at once, and other code within five seconds', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openStarted(page, '/aboutUs');
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
  const other = await context.newPage();
  await beSubscriber(other, { type: 'applink', subscribId: 's1' });
  await expect(await headerButton(page, 'Unsubscribe')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('subscribId'));
  await page.clock.fastForward(5000);
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
});

test('a question stays although code that did not come wants the page reloaded', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await beSubscriber(page);
  await page.route(toChunkPattern('dialog-window'), (route) => route.abort());
  await openStarted(page, '/aboutUs');
  const probed = page.waitForResponse(`**${apiPaths.ping}`);
  await press(page);
  await probed;
  expect(await page.evaluate((key) => sessionStorage.getItem(key), ownSessionKeys.reloadGuard)).toBeNull();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Do you really want to unsubscribe?')).toBeHidden();
  expect(await readStored(page)).toEqual(subscribed);
});
