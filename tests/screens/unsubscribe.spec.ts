import type { Page, Route } from '@playwright/test';
import { answeredWith } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { headerButton, readStored } from '../support/subscription-visitor.ts';
import { expect, findBarriers, test } from './app.ts';

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

test('asks first; while it runs it says so; each failure has its words; success clears what is specified', async ({
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
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(line(page, text)).toBeVisible();
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
  await expect(await headerButton(page, 'Processing...')).toBeDisabled();
  gate.open();
  await expect(dialog(page, 'Unsubscribed!')).toContainText('You have been successfully unsubscribed.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(line(page, 'Successfully unsubscribed')).toBeVisible();
  expect(bodies).toEqual([{ subscribId: 'tel:s1' }]);
  expect(await readStored(page)).toEqual(kept);
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
});

test('incomplete data is cleared without a call, or said to be missing', async ({ page, complaints }) => {
  complaints.allow(answeredWith(404));
  await beSubscriber(page, { isSub: 'true', isNewUser: 'false' });
  await openStarted(page, '/aboutUs');
  await confirm(page);
  await expect(page.getByText('The subscription is removed from this device.')).toBeVisible();
  expect(await readStored(page)).toEqual({ isNewUser: 'false' });
  await page.getByRole('button', { name: 'Stop by number' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsubscribe by number' })).toBeVisible();
  await page.route('**/api/v1/subscription/stop-code', (route) =>
    route.fulfill({ status: 404, json: { success: false } }),
  );
  await page.getByLabel('Phone').fill('01712345678');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Stopping by number is not possible here.')).toBeVisible();

  // Another tab takes away what was complete while the question is open.
  await beSubscriber(page, { type: 'applink', subscribId: 's1' });
  await openStarted(page, '/aboutUs');
  await press(page);
  await page.evaluate(() => localStorage.removeItem('subscribId'));
  await page.getByRole('button', { name: 'Yes, unsubscribe!' }).click();
  await expect(dialog(page, 'Error!')).toContainText('Missing required unsubscribe data');
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
