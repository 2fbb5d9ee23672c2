import type { Page } from '@playwright/test';
import { failedRequests } from '../support/complaints.ts';
import { holdTime } from '../support/hold-time.ts';
import { openStarted } from '../support/open-started.ts';
import {
  createNumber,
  headerButton,
  modalOf,
  passCalm,
  readCodes,
  readStored,
  sendCode,
  sendNumber,
  stepOf,
  waitForCode,
  waitForOffer,
} from '../support/subscription-visitor.ts';
import { expect, findBarriers, test } from './fixtures.ts';

test.use({ isNewVisitor: true });
test.beforeEach(({ page }) => page.clock.install());

/** Offline, a plain dialog is shown until the better one is cached. */
const dialog = (page: Page, text: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: text });
const wrong = '00000';

/** "Unsubscribe" in the header, and what is asked then. */
async function pressUnsubscribe(page: Page): Promise<void> {
  await (await headerButton(page, 'Unsubscribe')).click();
  await dialog(page, 'Do you really want to unsubscribe?')
    .getByRole('button', { name: 'Yes, unsubscribe!' })
    .click();
}

/** The tab was killed before a code was sent: the header's button leads on. */
async function reopen(page: Page): Promise<void> {
  await openStarted(page, '/');
  await (await headerButton(page, 'Subscribe')).click();
}

async function unsubscribe(page: Page): Promise<void> {
  await pressUnsubscribe(page);
  const done = dialog(page, 'You have been successfully unsubscribed.');
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Successfully unsubscribed', { exact: true })).toBeVisible();
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
}

test(
  'by SMS, on a network that breaks, in a tab that is killed at every step',
  { tag: '@phone' },
  async ({ page, network, complaints }) => {
    complaints.allow(failedRequests);
    const phone = createNumber('018');
    const asked = (path: string) => network.requests.filter((request) => request === path).length;
    await page.goto('/');
    await waitForOffer(page);
    await expect(page.getByText('Test mode. You will not be charged.')).toBeVisible();
    await page.getByLabel('Phone').fill(phone);
    await expect(page.getByText(/^৳.+ a (day|week|month) from your Robi or Airtel balance\.$/)).toBeVisible();

    // Killed, then offline, at the number: it is still there.
    await page.reload();
    await waitForOffer(page);
    await expect(page.getByLabel('Phone')).toHaveValue(phone);
    network.goOff();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Something went wrong.')).toBeVisible();
    await expect(page.getByText('You are offline. What you typed is safe here.')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue(phone);
    network.goOn();
    const sent = page.waitForRequest((request) => request.url().endsWith('/bdapps-pin-request'));
    await page.getByRole('button', { name: 'Next' }).click();
    // The app by its id, and what it showed.
    expect((await sent).headers()['kaj-consent']).toMatch(/^kaj\.bd_robi-/);
    await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
    const first = await waitForCode(page, phone);

    // Killed while the SMS is read: the same step and countdown, wherever the visitor returns.
    await page.clock.fastForward(20_000);
    await page.goto('/aboutUs');
    await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
    await expect(page.getByText(/^Resend OTP in ([1-3]?\d|40)s$/)).toBeVisible();
    await sendCode(page, wrong);
    await expect(page.getByText(/^Invalid OTP\./)).toBeVisible();
    network.goOff();
    await sendCode(page, first);
    await expect(page.getByText('Error verifying OTP.')).toBeVisible();
    network.goOn();

    // The seconds stand still, so that all of them are seen again.
    await holdTime(page, 41_000);
    network.goOff();
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(page.getByText('Something went wrong.')).toBeVisible();
    network.goOn();
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(page.getByText('Resend OTP in 60s', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').getByText('We sent a new code')).toBeVisible();
    await expect(page.getByLabel('OTP code')).toBeFocused();
    await expect(page.getByLabel('OTP code')).toHaveValue('');
    await page.clock.resume();
    const second = await waitForCode(page, phone, 2);
    expect(asked('/bdapps-pin-request')).toBe(2);
    await sendCode(page, second);
    await expect(stepOf(page, 'Congratulations!')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await readStored(page)).toMatchObject({ isSub: 'true', type: 'bd_robi', userPhone: `88${phone}` });

    // Killed at the end: subscribed, and nothing is offered again.
    await page.reload();
    await expect(await headerButton(page, 'Unsubscribe')).toBeVisible();
    await passCalm(page);
    await expect(modalOf(page)).toBeHidden();
    network.goOff();
    await pressUnsubscribe(page);
    await dialog(page, 'Failed to unsubscribe - Network or server error')
      .getByRole('button', { name: 'OK' })
      .click();
    expect(await readStored(page)).toMatchObject({ isSub: 'true' });
    network.goOn();
    await unsubscribe(page);
    expect(await readStored(page)).toEqual({ isNewUser: 'false' });
    expect(asked('/bdapps-pin-request'), 'nothing is sent again by itself').toBe(2);
  },
);

test(
  'already registered, and charging that takes its time',
  { tag: '@phone' },
  async ({ page, network, complaints }) => {
    complaints.allow(failedRequests);
    await page.goto('/');
    await waitForOffer(page);
    await sendNumber(page, createNumber('019', '351'));
    await expect(stepOf(page, 'Congratulations!')).toBeVisible();
    await expect(page.getByText('This number is already subscribed.')).toBeVisible();
    await expect(page.getByText('Unsubscribe → Unsubscribe by number.')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    // E1351 alone has no id: this device forgets it, with a warning about the operator.
    await pressUnsubscribe(page);
    await dialog(page, 'Removed from this device').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Subscription removed from this device.')).toBeVisible();
    expect(await readStored(page)).toEqual({ isNewUser: 'false' });

    const phone = createNumber('014', '202');
    await (await headerButton(page, 'Subscribe')).click();
    network.goOff();
    await sendNumber(page, phone);
    await expect(page.getByText('Something went wrong.')).toBeVisible();
    network.goOn();
    await reopen(page);
    await expect(page.getByLabel('Phone')).toHaveValue(phone);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
    const code = await waitForCode(page, phone);
    await page.goto('/faq');
    await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
    network.goOff();
    await sendCode(page, code);
    await expect(page.getByText('Error verifying OTP.')).toBeVisible();
    network.goOn();
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(stepOf(page, 'Congratulations!')).toBeVisible();
    await expect(page.getByText('Your operator is still charging your balance.')).toBeVisible();
    // The operator charges without any action.
    await expect(page.getByText('You are subscribed.')).toBeVisible();
    // The same number on another device: registered already, and its id is found.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await waitForOffer(page);
    await sendNumber(page, phone);
    await expect(stepOf(page, 'Congratulations!')).toBeVisible();
    await expect.poll(async () => (await readStored(page))['subscribId']).toBeTruthy();
    await page.getByRole('button', { name: 'Done' }).click();
    // Only its number is known here, which anyone may know: a code by SMS is asked for at once.
    await pressUnsubscribe(page);
    await expect(page.getByText(/^If 014\d\d\s\d{6} is subscribed, we sent a code/)).toBeVisible();
    await page.getByLabel('OTP code').fill(await waitForCode(page, phone, 2));
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await dialog(page, 'You have been successfully unsubscribed.')
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(await headerButton(page, 'Subscribe')).toBeVisible();
    expect(await readStored(page)).toEqual({ isNewUser: 'false' });
  },
);

test(
  'by a payment page: failed, forged, left, and paid',
  { tag: '@phone' },
  async ({ page, network, complaints }) => {
    complaints.allow(failedRequests);
    const phone = createNumber('017', '202');
    await page.goto('/');
    await waitForOffer(page);
    network.goOff();
    await sendNumber(page, phone);
    await expect(page.getByText('Something went wrong.')).toBeVisible();
    network.goOn();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Fail: not enough balance' }).click();
    await expect(page.getByText('Not enough balance. Nothing was charged.')).toBeVisible();
    await expect(page.getByText('is not finished')).toBeHidden();
    await expect(page).toHaveURL('/');

    // Anybody can write such an address. The operator is asked, and knows nothing.
    await page.goto('/?StatusCode=S1000');
    await expect(page.getByText('Your operator has not confirmed the subscription yet.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await readStored(page)).toMatchObject({ isSub: 'false', type: 'digimart', tel: `88${phone}` });

    await page.getByRole('button', { name: 'Enter a number' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Pay and subscribe' })).toBeVisible();
    // Back without paying: the way to the page is still there.
    await page.goto('/');
    await waitForOffer(page);
    await expect(page.getByText('is not finished')).toBeVisible();
    network.goOff();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('You are offline. What you typed is safe here.')).toBeVisible();
    // Looked up in vain once more, and by itself as soon as the network is back.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    network.goOn();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Your operator has not confirmed')).toBeVisible();
    // Addresses of that page count once: a new one is asked for.
    await page.getByRole('button', { name: 'Open the payment page' }).click();
    await page.getByRole('button', { name: 'Pay and subscribe' }).click();
    await expect(stepOf(page, 'Congratulations!')).toBeVisible();
    await expect(page.getByText('Your operator is still charging your balance.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await readStored(page)).toMatchObject({ isSub: 'true', type: 'digimart' });
    await page.getByRole('button', { name: 'Done' }).click();
    await unsubscribe(page);
  },
);

test(
  'a number that the payment page knows as subscribed is subscribed here as well',
  { tag: '@phone' },
  async ({ page }) => {
    const phone = createNumber('017', '351');
    await page.goto('/');
    await waitForOffer(page);
    await sendNumber(page, phone);
    await page.getByRole('button', { name: 'Pay and subscribe' }).click();
    await expect(stepOf(page, 'Congratulations!')).toBeVisible();
    await expect(page.getByText('This number is already subscribed.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await readStored(page)).toMatchObject({ isSub: 'true', type: 'digimart', tel: `88${phone}` });
  },
);

test(
  'paid in another browser: found when the app is looked at again',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const phone = createNumber('013');
    await page.goto('/');
    await waitForOffer(page);
    await sendNumber(page, phone);
    await expect(page.getByRole('button', { name: 'Pay and subscribe' })).toBeVisible();
    const payment = page.url();
    await page.goto('/');
    await waitForOffer(page);
    await expect(page.getByText('is not finished')).toBeVisible();
    const other = await browser.newContext({ baseURL });
    const otherPage = await other.newPage();
    await otherPage.goto(payment);
    await otherPage.getByRole('button', { name: 'Pay and subscribe' }).click();
    await expect(otherPage).not.toHaveURL(/\/sandbox\//);
    await other.close();
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(stepOf(page, 'Congratulations!')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(await headerButton(page, 'Unsubscribe')).toBeVisible();

    // What the browser had stored is lost; the number and a code are enough.
    await page.evaluate(() => localStorage.clear());
    await openStarted(page, '/faq');
    await page.getByText('How do I cancel my subscription?').click();
    await page.getByRole('button', { name: 'Unsubscribe by number' }).click();
    await page.getByLabel('Phone').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    const code = await waitForCode(page, phone);
    await page.getByLabel('OTP code').fill(wrong);
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await expect(page.getByLabel('OTP code')).toHaveAttribute('aria-invalid', 'true');
    await page.goto('/faq');
    await page.getByLabel('OTP code').fill(code);
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await expect(dialog(page, 'You have been successfully unsubscribed.')).toBeVisible();
    expect(await readCodes(page, phone)).toHaveLength(1);
  },
);
