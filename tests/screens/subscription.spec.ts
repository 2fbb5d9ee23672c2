import type { Page, Route } from '@playwright/test';
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
import { expect, findBarriers, test } from './app.ts';

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
  expect(await findBarriers(page)).toEqual([]);
  await field.fill('0181234567');
  await expect(next).toBeDisabled();
  await field.fill('+৮৮০ ১৮১২-৩৪৫৬৭৮');
  await expect(field).toHaveValue(robi);
  await expect(next).toBeEnabled();

  const says = async (how: Parameters<typeof answer>[2], text: string) => {
    await answer(page, requests, how);
    await next.click();
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toBeFocused();
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
  await expect(field).toHaveAccessibleDescription('Unsupported number prefix.');
  expect(unasked).toEqual([]);
  await expect(field).toHaveValue('01512345678');
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
  expect(await findBarriers(page)).toEqual([]);
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
  await answer(page, verifications, { statusCode: 'E1851', statusDetail: 'Too old.' });
  await sendCode(page, '12345');
  await expect(field).toHaveAccessibleDescription('Too old.');
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
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Robi, Airtel/);
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
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => readStored(page)).toMatchObject({ isNewUser: 'false' });
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

test('a return is found however it is made, looked up once, and leaves no trace in the address', async ({
  page,
}) => {
  await page.addInitScript((phone) => localStorage.setItem('tel', phone), `88${grameen}`);
  await openStarted(page, '/aboutUs');
  await expect(await headerButton(page, 'Subscribe')).toBeVisible();
  const asked = await answer(page, lookups, { status: 'E100', message: 'Nobody' });
  const length = await page.evaluate(() => history.length);
  // Foreign code, behind the router's back.
  await page.evaluate(() => History.prototype.pushState.call(history, null, '', '?StatusCode=S1000&page=2'));
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Your operator has not confirmed the subscription yet. This can take a minute.',
  );
  await expect(page).toHaveURL('/aboutUs?page=2');
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  expect(asked).toEqual([{ tel: grameen }]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (location.hash = '?StatusCode=S1000'));
  await expect(page).toHaveURL(/aboutUs\?page=2#?$/);
  expect(asked, 'once a session').toHaveLength(1);
  expect(await readStored(page)).toEqual({ isNewUser: 'false', tel: `88${grameen}` });
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

test('an error that the operator’s page brings is said, and a return without a number too', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await openStarted(page, '/?ErrorCode=E3001');
  await expect(page.getByRole('alert')).toHaveText(
    'Your operator says that this number is subscribed already.',
  );
  await expect(page).toHaveURL('/');
  await page.goto('/jobPage?ErrorCode=E4001');
  await expect(page.getByRole('alert')).toHaveText(
    'The payment did not go through (E4001). You can try again.',
  );
  await expect(page).toHaveURL('/jobPage');
  await page.goto('/?StatusCode=S1000');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /^This device does not know which number/,
  );
  await expect.poll(() => logged).toContain('[kaj] back from the operator with an error E3001');
  await expect.poll(() => logged).toContain('[kaj] a return from the operator was not confirmed noPhone');
});
