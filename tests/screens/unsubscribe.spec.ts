import type { Locator, Page, Route } from '@playwright/test';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { headerButton, readStored } from '../support/subscription-visitor.ts';
import { expect, findBarriers, test, toChunkPattern } from './app.ts';

const endings = /\/subscription-service\/\w+-unsub$/;
const dialog = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text });
const line = (page: Page, text: string) => page.locator('[role=status]').getByText(text, { exact: true });

const byNumber = (where: Page | Locator) => where.getByRole('button', { name: 'Unsubscribe by number' });

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

async function confirm(page: Page): Promise<void> {
  await press(page);
  await page.getByRole('button', { name: 'Yes, unsubscribe!' }).click();
}

async function answer(page: Page, how: object | ((route: Route) => Promise<void>)): Promise<void> {
  await page.unroute(endings);
  await page.route(endings, (route) =>
    typeof how === 'function' ? how(route) : route.fulfill({ json: how }),
  );
}

test('asks first; while it runs it shows a message; each failure has its words; success clears what is specified', async ({
  page,
  complaints,
}) => {
  complaints.allow(answeredWith(500), answeredWith(403));
  await beSubscriber(page);
  await openStarted(page, '/aboutUs');
  await press(page);
  await expect(dialog(page, 'Are you sure?')).toContainText('Do you really want to unsubscribe?');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await readStored(page)).toEqual(subscribed);

  const fails = async (how: Parameters<typeof answer>[1], text: string) => {
    await answer(page, how);
    await confirm(page);
    await expect(dialog(page, 'Error!')).toContainText(text);
    // Whatever it was, there is another way out, in the dialog and beside it.
    await expect(byNumber(dialog(page, 'Error!'))).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(line(page, text)).toBeVisible();
    await expect(byNumber(page.getByRole('status'))).toBeVisible();
  };
  await fails({ success: false, message: 'Not today' }, 'Not today');
  await fails({ success: false }, 'API returned failure status');
  await fails({ statusCode: 'E1603' }, 'There is an error, please try again');
  await fails({}, 'Unknown error occurred');
  await fails((route) => route.fulfill({ status: 500 }), 'Failed to unsubscribe (500)');
  await fails((route) => route.fulfill({ status: 403, json: { error: 'No' } }), 'No (403)');
  await fails(
    (route) => route.fulfill({ body: '<html>' }),
    'Failed to unsubscribe - Network or server error',
  );
  expect(await readStored(page)).toEqual(subscribed);

  const gate = createGate();
  const bodies: unknown[] = [];
  await answer(page, async (route) => {
    bodies.push(route.request().postDataJSON());
    await gate.opened;
    await route.fulfill({ json: { success: true } });
  });
  await confirm(page);
  await expect(line(page, 'Processing...')).toBeVisible();
  await expect(await headerButton(page, 'Processing...')).toBeDisabled();
  gate.open();
  await expect(dialog(page, 'Unsubscribed!')).toContainText('You have been successfully unsubscribed.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(line(page, 'Successfully unsubscribed')).toBeVisible();
  expect(bodies).toEqual([{ subscribId: 'tel:s1' }]);
  expect(await readStored(page)).toEqual(kept);
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
});

test('where only the number is known, the code is asked for at once; what stops that is said', async ({
  page,
  complaints,
}) => {
  complaints.allow(answeredWith(429));
  await beSubscriber(page);
  await openStarted(page, '/aboutUs');
  await answer(page, { success: false, statusCode: 'E9001', statusDetail: 'A code by SMS is needed.' });
  const sent: unknown[] = [];
  const gate = createGate();
  const limited = { success: false, message: 'No more codes can be sent at the moment.' };
  const codes = [
    { status: 429, json: limited },
    { status: 200, json: { success: true, data: { handle: 'h1' } } },
  ];
  await page.route('**/api/v1/subscription/stop-code', async (route) => {
    sent.push(route.request().postDataJSON());
    await gate.opened;
    await route.fulfill(codes[sent.length - 1] ?? {});
  });
  await confirm(page);
  const step = page.getByRole('dialog', { name: 'Unsubscribe by number' });
  await expect(step).toContainText('Confirm your number first.');
  await expect(step.getByRole('button', { name: 'Sending…' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  gate.open();
  await expect(step).toContainText('No more codes can be sent at the moment.');
  await expect(step.getByLabel('Phone')).toHaveValue('01712345678');
  expect(await findBarriers(page)).toEqual([]);
  await step.getByRole('button', { name: 'Send code' }).click();
  await expect(step.getByLabel('OTP code')).toBeFocused();
  expect(sent).toEqual([{ tel: '8801712345678' }, { tel: '8801712345678' }]);
  expect(await readStored(page)).toEqual(subscribed);

  // Closed and pressed again: the code that is on its way still counts.
  await step.getByRole('button', { name: 'Close' }).click();
  await confirm(page);
  await expect(step.getByLabel('OTP code')).toBeVisible();
  expect(sent).toHaveLength(2);
  await step.getByRole('button', { name: 'Change number' }).click();
  await expect(step.getByRole('button', { name: 'Send code' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('incomplete data is cleared without a call, or said to be missing', async ({ page, complaints }) => {
  complaints.allow(answeredWith(404));
  await beSubscriber(page, { isSub: 'true', isNewUser: 'false' });
  await openStarted(page, '/aboutUs');
  await confirm(page);
  await expect(dialog(page, 'Removed from this device')).toContainText('Unsubscribe by number');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Subscription removed from this device.')).toBeVisible();
  expect(await readStored(page)).toEqual({ isNewUser: 'false' });
  await byNumber(page).click();
  await expect(page.getByRole('dialog', { name: 'Unsubscribe by number' })).toBeVisible();
  await page.route('**/api/v1/subscription/stop-code', (route) =>
    route.fulfill({ status: 404, json: { success: false } }),
  );
  await page.getByLabel('Phone').fill('01712345678');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('You cannot unsubscribe by number here.')).toBeVisible();

  // Another tab takes away what was complete while the question is open.
  await beSubscriber(page, { type: 'applink', subscribId: 's1' });
  await openStarted(page, '/aboutUs');
  await press(page);
  await page.evaluate(() => localStorage.removeItem('subscribId'));
  await page.getByRole('button', { name: 'Yes, unsubscribe!' }).click();
  await expect(dialog(page, 'Error!')).toContainText('Missing required unsubscribe data');
});

test('on a phone it is said above the dock that it runs, whatever became of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beSubscriber(page);
  await openStarted(page, '/aboutUs');
  const gate = createGate();
  await answer(page, async (route) => {
    await gate.opened;
    await route.fulfill({ json: { success: true } });
  });
  await confirm(page);
  await expect(line(page, 'Processing...')).toBeInViewport();
  expect(await findBarriers(page)).toEqual([]);
  await expect(await headerButton(page, 'Processing...')).toBeDisabled();
  gate.open();
  await expect(dialog(page, 'Unsubscribed!')).toBeVisible();
  await expect(line(page, 'Processing...')).toBeHidden();
});

test('a subscriber whom the server does not know gets out by number, or by forgetting, and can subscribe again', async ({
  page,
}) => {
  const unknown = {
    isNewUser: 'false',
    isSub: 'true',
    type: 'bd_robi',
    userPhone: '8801812345678',
    subscribId: '0123456789abcdef0123456789abcdef',
  };
  await beSubscriber(page, unknown);
  await openStarted(page, '/aboutUs');
  await confirm(page);
  await expect(dialog(page, 'Error!')).toContainText('We do not know this subscription.');
  await byNumber(dialog(page, 'Error!')).click();
  const modal = page.getByRole('dialog', { name: 'Unsubscribe by number' });
  await expect(page.getByLabel('Phone')).toHaveValue('01812345678');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('OTP code')).toBeVisible();

  // No SMS comes for who is not subscribed. The way is found again after a reload, and the last one is there.
  await page.reload();
  await expect(page.getByLabel('OTP code')).toBeVisible();
  await modal.getByRole('button', { name: 'Remove from this device only' }).click();
  await expect(page.getByText('Subscription removed from this device.')).toBeVisible();
  expect(await readStored(page)).toEqual({ isNewUser: 'false' });
  await byNumber(page).click();
  await expect(page.getByLabel('OTP code')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
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
