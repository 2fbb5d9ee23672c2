import type { Page, Route } from '@playwright/test';
import { REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { openStarted } from '../support/open-started.ts';
import {
  headerButton,
  modalOf,
  passCalm,
  readStored,
  sendCode,
  sendNumber,
  stepOf,
  waitForOffer,
} from '../support/subscription-visitor.ts';
import { expect, test } from './app.ts';

const robi = '01812345678';
const grameen = '01712345678';
const requests = /\/(bdapps-pin-request|applink-pin-request|digimart)$/;
const verifications = /\/(bdapps|applink)-pin-verify$/;
const lookups = /\/index\.php\/\w+\/getUserByTel(_digimart)?$/;

/** Answers calls from now on. @returns what was asked so far */
async function answer(
  page: Page,
  path: RegExp,
  how: object | ((route: Route) => Promise<void>),
): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.unroute(path);
  await page.route(path, async (route) => {
    bodies.push(route.request().postDataJSON());
    await (typeof how === 'function' ? how(route) : route.fulfill({ json: how }));
  });
  return bodies;
}

/** The overlay covers the screen, and on it the sheet is low, on a phone. */
async function expectLowSheet(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 360, height: 780 });
  await expect
    .poll(async () => (await modalOf(page).locator(':scope > div').boundingBox())?.height ?? Infinity)
    .toBeLessThanOrEqual(0.6 * 780);
  expect(await modalOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
  await page.setViewportSize({ width, height });
}

const never = { x: 0, y: 0, width: 0, height: 0 };

/** A payment page was asked for on this device. */
const begun = () => ({
  isNewUser: 'false',
  isSub: 'false',
  type: 'digimart',
  tel: `88${grameen}`,
  userPhone: `88${grameen}`,
  otpResponseData: JSON.stringify({ statusCode: 'S1000', apiEndpoint: 'https://pay.example/' }),
});

async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((pairs) => {
    localStorage.clear();
    for (const [key, text] of pairs) localStorage.setItem(key, text);
  }, Object.entries(entries));
}

const openModal = async (page: Page): Promise<void> => (await headerButton(page, 'Subscribe')).click();

test('the modal keeps the focus inside, closes by Escape and ×, and is reachable again', async ({ page }) => {
  await openStarted(page, '/aboutUs');
  await openModal(page);
  await expect(page.getByLabel('Phone')).toBeFocused();
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toBeHidden();
  await expect(await headerButton(page, 'Subscribe')).toBeFocused();
  await openModal(page);
  await modalOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(modalOf(page)).toBeHidden();
  expect(await readStored(page)).toEqual({ isNewUser: 'false' });
});

test('Back closes the modal and stays on the page, also after a reload', async ({ page }) => {
  await openStarted(page, '/faq');
  await openStarted(page, '/aboutUs');
  await openModal(page);
  await expect(page.getByLabel('Phone')).toBeVisible();
  await page.goBack();
  await expect(modalOf(page)).toBeHidden();
  await expect(page).toHaveURL('/aboutUs');
  expect(await readStored(page)).toEqual({ isNewUser: 'false' });

  // The step of the code opens by itself: Back closes it all the same, and no entry is left over.
  await openModal(page);
  await answer(page, requests, { statusCode: 'S1000', referenceNo: 'r1' });
  await sendNumber(page, robi);
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  await page.reload();
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  await page.goBack();
  await expect(modalOf(page)).toBeHidden();
  await expect(page).toHaveURL('/aboutUs');
  await openModal(page);
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('the sheet is low with what was wrong as well', async ({ page }) => {
  await store(page, begun());
  await answer(page, lookups, { status: 'E100', data: null });
  await openStarted(page, '/?ErrorCode=E3001');
  await expect(page.getByText('Your operator says 01712\u00a0345678 is already subscribed.')).toBeVisible();
  await expectLowSheet(page);
  await page.getByRole('button', { name: 'Enter a number' }).click();
  const field = page.getByLabel('Phone');
  await answer(page, requests, { statusCode: 'S1000' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(field).toHaveAccessibleDescription(/^Failed to redirect to Digimart\. /);
  await expectLowSheet(page);
  await answer(page, requests, { statusCode: 'S1000', referenceNo: 'r1' });
  await sendNumber(page, robi);
  await answer(page, verifications, { statusCode: 'E1850' });
  await sendCode(page, '12345');
  await expect(page.getByLabel('OTP code')).toHaveAccessibleDescription('Invalid OTP.');
  await expectLowSheet(page);
});

test.describe('a new visitor', () => {
  test.use({ isNewVisitor: true });
  test.beforeEach(({ page }) => page.clock.install());

  test('who is typing is not interrupted; who has closed it is not asked again', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const search = page.getByLabel('Search jobs');
    await search.pressSequentially('engineer');
    await page.waitForLoadState('load');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await passCalm(page);
    await expect(modalOf(page)).toBeHidden();
    await expect(search).toBeFocused();
    await search.press('Escape');
    await search.blur();
    await waitForOffer(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => readStored(page)).toMatchObject({ isNewUser: 'false' });
    await page.reload();
    await expect(await headerButton(page, 'Subscribe')).toBeVisible();
    await passCalm(page);
    await expect(modalOf(page)).toBeHidden();
  });

  test('sees the page above a low sheet, what it costs, and a way out as large as the way on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openStarted(page, '/');
    await waitForOffer(page);
    const modal = modalOf(page);
    await expectLowSheet(page);
    await expect(modal.getByText('Enter your number to see the price.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Unsubscribe by number' })).toBeHidden();
    const boxOf = async (name: string) => (await modal.getByRole('button', { name }).boundingBox()) ?? never;
    const before = await boxOf('Next');
    const notNow = await boxOf('Not now');
    expect(notNow.height).toBeGreaterThanOrEqual(48);
    expect(notNow).toMatchObject({ width: before.width, height: before.height });
    // The price fills the space that was reserved for it.
    await page.getByLabel('Phone').fill(robi);
    await expect(modal.getByText(/a day from your Robi or Airtel balance\.$/)).toBeVisible();
    expect(await boxOf('Next')).toEqual(before);
    await expectLowSheet(page);
    await modal.getByRole('button', { name: 'Not now' }).click();
    await expect(modal).toBeHidden();
    expect(await readStored(page)).toEqual({ isNewUser: 'false' });
  });

  test('is asked within two seconds of the start', async ({ page }) => {
    await openStarted(page, '/');
    // Later than it can be when the clock is told.
    let passed = 500;
    await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, passed));
    await expect(async () => {
      passed += 50;
      await page.clock.runFor(50);
      await expect(modalOf(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(passed).toBeLessThanOrEqual(2000);
  });
});

test('a return is found however it is made, and leaves no trace in the address', async ({ page }) => {
  await page.addInitScript((phone) => localStorage.setItem('tel', phone), `88${grameen}`);
  await openStarted(page, '/aboutUs');
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
  const asked = await answer(page, lookups, { status: 'E100', message: 'Nobody' });
  // Foreign code, behind the router's back.
  await page.evaluate(() => History.prototype.pushState.call(history, null, '', '?StatusCode=S1000&page=2'));
  const outcome = page.getByText(
    'Your operator has not confirmed the subscription yet. This can take a minute.',
  );
  await expect(outcome).toBeVisible();
  await expect(page).toHaveURL('/aboutUs?page=2');
  // The failure is not the number's: it is shown, and the look-up can be retried.
  await expect(page.getByText('Subscription of 01712\u00a0345678')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the payment page' })).toBeHidden();
  await expectLowSheet(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => asked).toEqual([{ tel: grameen }, { tel: grameen }]);
  await page.getByRole('button', { name: 'Enter a number' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveValue(grameen);
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  await page.goBack();
  await expect(modalOf(page)).toBeHidden();
  await expect(page).toHaveURL('/aboutUs?page=2');
  expect(await readStored(page)).toEqual({ isNewUser: 'false', tel: `88${grameen}` });

  // Nothing was confirmed, so the next return is looked up as well; then none of this session.
  await answer(page, lookups, { status: 'S100', data: { subID: 's1' } });
  await page.evaluate(() => (location.hash = '?StatusCode=S1000'));
  await expect(stepOf(page, 'Congratulations!')).toBeVisible();
  await expect(page).toHaveURL(/aboutUs\?page=2#?$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(modalOf(page)).toBeHidden();
  const unasked = await answer(page, lookups, { status: 'E100' });
  await page.evaluate(() => (location.hash = '?StatusCode=S1000'));
  await expect(page).toHaveURL(/aboutUs\?page=2#?$/);
  await expect(modalOf(page)).toBeHidden();
  expect(unasked, 'once a session').toEqual([]);
});

test('without the Navigation API, going back to a return is found as well', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.addInitScript((phone) => localStorage.setItem('userPhone', phone), `88${robi}`);
  await answer(page, lookups, { status: 'S100', data: [{ subID: 'tel:s1' }] });
  await openStarted(page, '/aboutUs');
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
  await page.evaluate(() => History.prototype.replaceState.call(history, null, '', '?StatusCode=S1000'));
  await expect(stepOf(page, 'Congratulations!')).toBeVisible();
  await expect(page).toHaveURL('/aboutUs');
  expect(await readStored(page)).toMatchObject({ isSub: 'true', subscribId: 's1' });
});

/** The page is seen, or another tab is. */
const look = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

/** A minute passes behind another tab; what was asked in it has left by the time that this is answered. */
async function passHidden(page: Page): Promise<void> {
  await look(page, 'hidden');
  await page.clock.fastForward(60_000);
  await page.evaluate(async () => void (await fetch('/robots.txt')));
}

test('what waits for the operator changes while it is looked at, and nothing is asked behind a hidden page', async ({
  page,
}) => {
  await page.clock.install();
  await store(page, begun());
  const asked = await answer(page, lookups, { status: 'E100', data: null });
  await openStarted(page, '/?StatusCode=S1000');
  await expect(page.getByText('Your operator has not confirmed')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.evaluate(
    (key) => localStorage.setItem(key, new Date(Date.now()).toISOString()),
    REQUESTED_AT_KEY,
  );
  await passHidden(page);
  expect(asked).toHaveLength(1);
  await look(page, 'visible');
  await expect.poll(() => asked).toHaveLength(2);
  const found = { status: 'S100', data: { subID: 's1' } };
  const charging = await answer(page, lookups, { ...found, message: 'INITIAL CHARGING PENDING' });
  await page.clock.fastForward(3000);
  await expect(stepOf(page, 'Congratulations!')).toBeVisible();
  await expect(page.getByText('Your operator is still charging your balance.')).toBeVisible();
  expect(charging).toHaveLength(1);

  await passHidden(page);
  expect(charging).toHaveLength(1);
  await look(page, 'visible');
  await expect.poll(() => charging).toHaveLength(2);
  const charged = await answer(page, lookups, found);
  await page.clock.fastForward(3000);
  await expect(page.getByText('You are subscribed.')).toBeVisible();
  expect(charged).toHaveLength(1);
  // Done: nothing more is asked.
  await page.clock.fastForward(10 * 60_000);
  expect(charged).toHaveLength(1);
});
