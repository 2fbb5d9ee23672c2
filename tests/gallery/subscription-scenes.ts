import type { Page } from '@playwright/test';
import { openStarted } from '../support/open-started.ts';
import {
  createNumber,
  headerButton,
  modalOf,
  sendCode,
  sendNumber,
  waitForCode,
} from '../support/subscription-visitor.ts';
import { scene, type Scene } from './scene.ts';
import { press } from './steps.ts';

const look = { path: '/aboutUs', isWindow: true } as const;

const openSheet = async (page: Page): Promise<void> => (await headerButton(page, 'Subscribe')).click();

async function askForCode(page: Page, lastThree?: string): Promise<string> {
  const phone = createNumber('018', lastThree);
  await openSheet(page);
  await sendNumber(page, phone);
  await page.getByLabel('OTP code').waitFor();
  return phone;
}

const lookups = /\/getUserByTel(_digimart)?$/;
/** Nobody of that number. */
const nobody = { json: { status: 'E100', data: null } };

const store = (page: Page, entries: Readonly<Record<string, string>>) =>
  page.evaluate((pairs) => {
    for (const [key, text] of pairs) localStorage.setItem(key, text);
  }, Object.entries(entries));

/** A payment page was asked for on this device. */
const begunPayment = {
  isSub: 'false',
  type: 'digimart',
  tel: '8801712345678',
  userPhone: '8801712345678',
  otpResponseData: JSON.stringify({ statusCode: 'S1000', apiEndpoint: 'https://pay.example/' }),
};

/** Comes back from the operator's page, to which look-ups are answered so. */
async function comeBack(page: Page, search: string, text: string, answer: object = nobody): Promise<void> {
  await page.route(lookups, (route) => route.fulfill(answer));
  await store(page, begunPayment);
  await openStarted(page, `/${search}`);
  await page.getByText(text).waitFor();
}

/** What is stored of someone whom the sandbox does not know. */
const unknown = {
  isSub: 'true',
  type: 'bd_robi',
  userPhone: '8801812345678',
  subscribId: '0123456789abcdef0123456789abcdef',
};

async function unsubscribe(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await store(page, stored);
  await page.reload();
  await (await headerButton(page, 'Unsubscribe')).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
}

async function confirmUnsubscribe(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await unsubscribe(page, stored);
  await press(page, 'Yes, unsubscribe!');
}

async function openByNumber(page: Page): Promise<void> {
  await confirmUnsubscribe(page, unknown);
  await page
    .getByRole('dialog', { name: 'Error!' })
    .getByRole('button', { name: 'Unsubscribe by number' })
    .click();
  await page.getByRole('dialog', { name: 'Unsubscribe by number' }).waitFor();
}

export const subscriptionScenes: readonly Scene[] = [
  scene('subscription, first visit', { who: 'first visit', isWindow: true, isMain: true }, (page) =>
    modalOf(page).waitFor(),
  ),
  scene('subscription, unknown prefix', { ...look }, async (page) => {
    await openSheet(page);
    await sendNumber(page, '01512345678');
  }),
  scene('subscription, code', { ...look, isMain: true }, async (page) => void (await askForCode(page))),
  scene('subscription, wrong code', { ...look }, async (page) => {
    await askForCode(page);
    await sendCode(page, '000000');
  }),
  scene('subscription, code not verified', { ...look }, async (page) => {
    await askForCode(page);
    await page.route(/-pin-verify$/, (route) => route.fulfill({ status: 503 }));
    await sendCode(page, '123456');
    await page.getByText('Error verifying OTP.').waitFor();
  }),
  scene('subscription, done', { ...look }, async (page) => {
    const phone = await askForCode(page);
    await sendCode(page, await waitForCode(page, phone));
    await page.getByLabel('OTP code').waitFor({ state: 'detached' });
  }),
  scene('job alerts, by SMS', { path: '/aboutUs' }, async (page) => {
    const phone = await askForCode(page);
    await sendCode(page, await waitForCode(page, phone));
    await page.getByRole('link', { name: 'Get new jobs by SMS' }).click();
    await press(page, 'Send me new jobs by SMS');
    await page.getByText('New jobs come by SMS.').waitFor();
  }),
  scene('subscription, not confirmed yet', { ...look }, (page) =>
    comeBack(
      page,
      '?StatusCode=S1000',
      'Your operator has not confirmed the subscription yet. This can take a minute.',
    ),
  ),
  scene('subscription, already subscribed', { ...look }, (page) =>
    comeBack(
      page,
      '?ErrorCode=E3001',
      'Your operator says 01712 345678 is already subscribed. To cancel, unsubscribe by number or ask your operator.',
    ),
  ),
  scene('subscription, still charging', { ...look }, async (page) => {
    // Else it is charged before long.
    await page.route(lookups, (route) => route.fulfill(nobody));
    const phone = await askForCode(page, '202');
    await sendCode(page, await waitForCode(page, phone));
    await page.getByText('Your operator is still charging your balance. This can take a minute.').waitFor();
  }),
  scene('subscription, payment not finished', { ...look }, async (page) => {
    await store(page, begunPayment);
    await page.reload();
    await openSheet(page);
    await page.getByText('The payment for 01712 345678 is not finished.').waitFor();
  }),
  scene('subscription, payment failed', { ...look }, (page) =>
    comeBack(page, '?ErrorCode=E4001', 'The payment did not go through (E4001). You can try again.'),
  ),
  scene('subscription, not checked', { ...look }, (page) =>
    comeBack(page, '?ErrorCode=E3001', 'Could not check your subscription. Try again.', { status: 503 }),
  ),
  scene('subscription, number not known', { ...look }, async (page) => {
    await openStarted(page, '/?StatusCode=S1000');
    await page.getByText('Enter the number you subscribed with.').waitFor();
  }),
  scene('unsubscribe', { ...look }, (page) => unsubscribe(page, unknown)),
  scene('unsubscribe, unknown', { ...look }, async (page) => {
    await confirmUnsubscribe(page, unknown);
    await page.getByRole('dialog', { name: 'Error!' }).waitFor();
  }),
  scene('unsubscribe, unknown, closed', { ...look }, async (page) => {
    await confirmUnsubscribe(page, unknown);
    await page.getByRole('dialog', { name: 'Error!' }).getByRole('button', { name: 'OK' }).click();
    await page.getByRole('status').getByRole('button', { name: 'Unsubscribe by number' }).waitFor();
  }),
  scene('unsubscribe, by number', { ...look }, openByNumber),
  scene('unsubscribe, code', { ...look }, async (page) => {
    await openByNumber(page);
    await press(page, 'Send code');
    await page.getByLabel('OTP code').waitFor();
  }),
  scene('unsubscribe, removed from the device', { ...look }, async (page) => {
    await confirmUnsubscribe(page, { isSub: 'true' });
    await page.getByRole('dialog', { name: 'Removed from this device' }).waitFor();
  }),
];
