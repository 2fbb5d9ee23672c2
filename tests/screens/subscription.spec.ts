import type { Page, Route } from '@playwright/test';
import { REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
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
const banglalink = '01912345678';
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

const operators = 'Robi, Airtel, Banglalink or Grameenphone only';

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

const openModal = async (page: Page): Promise<void> => (await headerButton(page, 'Subscribe')).click();

test('step 0 says what went wrong in the specified words, and keeps the number', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequests, answeredWith(500), answeredWith(429), answeredWith(404));
  await openStarted(page, '/aboutUs');
  await openModal(page);
  const field = page.getByLabel('Phone');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Enter your phone number');
  await field.fill('0181234567');
  await expect(next).toBeDisabled();
  await field.fill('+৮৮০ ১৮১২-৩৪৫৬৭৮');
  await expect(field).toHaveValue(robi);
  await expect(next).toBeEnabled();

  const says = async (how: Parameters<typeof answer>[2], text: string) => {
    await answer(page, requests, how);
    await next.click();
    await expect(field).toHaveAccessibleDescription(`${text} ${operators}`);
    await expect(field).toBeFocused();
    await expectLowSheet(page);
  };
  await says({ statusCode: 'E1343' }, 'Error occurred.');
  await says({ statusCode: 'E1343', statusDetail: 'You may not.' }, 'You may not.');
  await says((route) => route.fulfill({ status: 500 }), 'Something went wrong.');
  await says(
    (route) => route.fulfill({ status: 429, json: { message: 'Wait a minute.' } }),
    'Wait a minute.',
  );
  await says(
    (route) => route.fulfill({ status: 404, body: '<html>not here</html>' }),
    'Something went wrong.',
  );
  await says((route) => route.fulfill({ body: '<html>in between</html>' }), 'Something went wrong.');
  await field.fill(grameen);
  await says({ statusCode: 'S1000' }, 'Failed to redirect to Digimart.');
  await says({ statusCode: 'S1000', apiEndpoint: 'javascript:alert(1)' }, 'Failed to redirect to Digimart.');
  await field.fill('01512345678');
  const unasked = await answer(page, requests, {});
  await next.click();
  // Which numbers it takes is not replaced by that it does not take this one.
  await expect(field).toHaveAccessibleDescription(`Unsupported number prefix. ${operators}`);
  await expectLowSheet(page);
  expect(unasked).toEqual([]);
  await expect(field).toHaveValue('01512345678');
  // What was wrong with it is not said of the number that it has become.
  await field.fill(robi);
  await expect(field).toHaveAccessibleDescription(operators);
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('step 1 verifies, counts down, and can be gone back from', async ({ page, complaints }) => {
  complaints.allow(answeredWith(503));
  await page.clock.install();
  await openStarted(page, '/aboutUs');
  await openModal(page);
  const asked = await answer(page, requests, { statusCode: 'S1000', referenceNo: 'r1' });
  await sendNumber(page, banglalink);
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  expect(asked).toEqual([{ tel: `tel:88${banglalink}` }]);
  const field = page.getByLabel('OTP code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Enter OTP Code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toHaveText(
    /Enter OTP/,
  );
  await expectLowSheet(page);
  await field.fill('1234');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await field.fill('১২৩৪৫৬৭');
  await expect(field).toHaveValue('123456');
  await field.fill('');
  await page.keyboard.insertText('654 321');
  await expect(field).toHaveValue('654321');

  const bodies = await answer(page, verifications, { statusCode: 'E1850' });
  await sendCode(page, '54321');
  await expect(field).toHaveAccessibleDescription('Invalid OTP.');
  expect(bodies).toEqual([{ otp: '54321', referenceNo: 'r1' }]);
  await field.fill('5432');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await answer(page, verifications, { statusCode: 'E1851', statusDetail: 'Too old.' });
  await sendCode(page, '12345');
  await expect(field).toHaveAccessibleDescription('Too old.');
  await expectLowSheet(page);
  await answer(page, verifications, (route) => route.fulfill({ status: 503 }));
  await sendCode(page, '12345');
  await expect(field).toHaveAccessibleDescription('Error verifying OTP.');

  await page.clock.fastForward(61_000);
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await answer(page, requests, { statusCode: 'E1318', statusDetail: 'Not now.' });
  await resend.click();
  await expect(field).toHaveAccessibleDescription('Not now.');
  await expect(resend).toBeVisible();
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveValue(banglalink);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(operators);
});

test('the modal keeps the focus inside, closes by Escape and ×, and is reachable again', async ({ page }) => {
  await openStarted(page, '/aboutUs');
  await openModal(page);
  await expect(modalOf(page)).toBeVisible();
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

test('a code under way is asked for again on any page, until it is closed or counts no longer', async ({
  page,
}) => {
  await page.clock.install();
  await openStarted(page, '/jobPage');
  await openModal(page);
  await answer(page, requests, { statusCode: 'S1000', referenceNo: 'r1' });
  await sendNumber(page, banglalink);
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  await page.clock.fastForward(20_000);

  // The tab is killed; the visitor returns elsewhere, and is not new.
  await openStarted(page, '/aboutUs');
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  await expect(page.getByLabel('OTP code')).toBeFocused();
  await expect(page.getByText('01912\u00a0345678')).toBeVisible();
  await expect(page.getByText(/^Resend OTP in ([1-3]?\d|40)s$/)).toBeVisible();

  await modalOf(page).getByRole('button', { name: 'Close' }).click();
  await openStarted(page, '/faq');
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
  await passCalm(page);
  await expect(modalOf(page)).toBeHidden();
  await openModal(page);
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  await openStarted(page, '/contactUs');
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();

  await page.clock.fastForward(5 * 60_000);
  await openStarted(page, '/faq');
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
  await passCalm(page);
  await expect(modalOf(page)).toBeHidden();
  await openModal(page);
  await expect(page.getByLabel('Phone')).toHaveValue(banglalink);
});

test('the browser’s own way to read the SMS fills the code in', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'OTPCredential', () => undefined);
    const credentials = {
      get: async (wanted: object) => {
        Reflect.set(window, 'wanted', JSON.stringify(wanted));
        return { code: '654321' };
      },
    };
    Object.defineProperty(navigator, 'credentials', { value: credentials });
  });
  await openStarted(page, '/aboutUs');
  await openModal(page);
  await answer(page, requests, { statusCode: 'S1000', referenceNo: 'r1' });
  await sendNumber(page, robi);
  await expect(page.getByLabel('OTP code')).toHaveValue('654321');
  expect(await page.evaluate(() => Reflect.get(window, 'wanted'))).toContain('"transport":["sms"]');
});

test.describe('a new visitor', () => {
  test.use({ isNewVisitor: true });
  test.beforeEach(({ page }) => page.clock.install());

  test('who is typing is not interrupted; who has closed it is not asked again', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const search = page.getByLabel('Search jobs');
    await search.pressSequentially('engineer');
    await page.waitForLoadState('load');
    await expect(page.getByRole('option').first()).toBeVisible();
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
    // The price takes the lines that were kept for it.
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

  test('is not asked in the visit in which they registered', async ({ page }) => {
    await openStarted(page, '/registerPage');
    await page.getByLabel('First name').fill('Rina');
    await page.getByLabel('Last name').fill('Akter');
    await page.getByLabel('Email address').fill(`new.${process.pid}.${Date.now()}@example.com`);
    await page.getByLabel('Mobile number').fill('01712345678');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.getByLabel('Confirm Password').fill('a long password');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/');
    await passCalm(page);
    await expect(modalOf(page)).toBeHidden();
    await page.reload();
    await expect(await headerButton(page, 'Subscribe')).toBeVisible();
    await passCalm(page);
    await expect(modalOf(page)).toBeHidden();
  });

  test('is asked on the start page alone', async ({ page }) => {
    await openStarted(page, '/faq');
    await expect(await headerButton(page, 'Subscribe')).toBeVisible();
    await passCalm(page);
    await expect(modalOf(page)).toBeHidden();
    await page.getByRole('link', { name: 'Kaj, home' }).first().click();
    await waitForOffer(page);
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
  // It is no fault of the number, which is named and can be asked about again.
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

test('an error that the operator’s page brings counts for a payment that was begun here', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await page.clock.install();
  const unasked = await answer(page, lookups, {});
  for (const code of ['E3001', 'E4001']) {
    await openStarted(page, `/?ErrorCode=${code}`);
    await expect(page).toHaveURL('/');
    await expect(await headerButton(page, 'Subscribe')).toBeVisible();
    await passCalm(page);
    await expect(modalOf(page)).toBeHidden();
  }
  expect(unasked).toEqual([]);
  await store(page, begun());
  await page.goto('/jobPage?ErrorCode=E4001');
  const failure = 'The payment did not go through (E4001). You can try again.';
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expect(page).toHaveURL('/jobPage');
  await store(page, {});
  await page.goto('/?StatusCode=S1000');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /^Enter the number you subscribed with\./,
  );
  await expect.poll(() => logged).toContain('[kaj] operator return with an error E3001');
  await expect.poll(() => logged).toContain('[kaj] operator return not confirmed noPhone');
});

test('E3001 is looked up; found it is a subscription, else one sentence leads on', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequests, answeredWith(503));
  await store(page, begun());
  await answer(page, lookups, (route) => route.fulfill({ status: 503 }));
  await openStarted(page, '/?ErrorCode=E3001');
  await expect(page.getByText('Could not check your subscription')).toBeVisible();
  const asked = await answer(page, lookups, { status: 'E100', data: null });
  await page.getByRole('button', { name: 'Check again' }).click();
  const sentence = page.getByText('Your operator says 01712\u00a0345678 is already subscribed.');
  await expect(sentence).toBeVisible();
  await expect(page.getByText('has not confirmed')).toBeHidden();
  await expect(page.getByText('is not finished')).toBeHidden();
  expect(asked).toEqual([{ tel: grameen }]);
  await page.reload();
  await (await headerButton(page, 'Subscribe')).click();
  await expect(sentence).toBeVisible();
  await expectLowSheet(page);
  await modalOf(page).getByRole('button', { name: 'Unsubscribe by number' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue(grameen);

  await store(page, begun());
  await answer(page, lookups, { status: 'S100', data: { subID: 's1' } });
  await openStarted(page, '/?ErrorCode=E3001');
  await expect(stepOf(page, 'Congratulations!')).toBeVisible();
  await expect(page.getByText('This number is already subscribed.')).toBeVisible();
  expect(await readStored(page)).toMatchObject({ isSub: 'true', subscribId: 's1' });
});

test('what waits for the operator changes while it is looked at, ever more rarely, and not behind a hidden page', async ({
  page,
}) => {
  await page.clock.install();
  await store(page, begun());
  const asked = await answer(page, lookups, { status: 'E100', data: null });
  await openStarted(page, '/?StatusCode=S1000');
  await expect(page.getByText('Your operator has not confirmed')).toBeVisible();
  expect(asked).toHaveLength(1);
  await answer(page, lookups, {
    status: 'S100',
    data: { subID: 's1' },
    message: 'INITIAL CHARGING PENDING',
  });
  await page.evaluate(
    (key) => localStorage.setItem(key, new Date(Date.now()).toISOString()),
    REQUESTED_AT_KEY,
  );
  await page.clock.fastForward(3000);
  await expect(stepOf(page, 'Congratulations!')).toBeVisible();
  await expect(page.getByText('Your operator is still charging your balance.')).toBeVisible();
  const again = await answer(page, lookups, { status: 'S100', data: { subID: 's1' } });
  await page.clock.fastForward(3000);
  await expect(page.getByText('You are subscribed.')).toBeVisible();
  expect(again).toHaveLength(1);
  // Done: nothing more is asked.
  await page.clock.fastForward(10 * 60_000);
  expect(again).toHaveLength(1);
});
