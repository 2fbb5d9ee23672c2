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
import type { Scene } from './scenes.ts';
import { at, press } from './steps.ts';

const look = { path: at('/aboutUs'), isWindow: true } as const;

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
  {
    name: 'subscription, first visit',
    path: at('/'),
    who: 'first visit',
    isWindow: true,
    isMain: true,
    act: (page) => modalOf(page).waitFor(),
  },
  {
    name: 'subscription, unknown prefix',
    ...look,
    act: async (page) => {
      await openSheet(page);
      await sendNumber(page, '01512345678');
    },
  },
  { name: 'subscription, code', ...look, isMain: true, act: async (page) => void (await askForCode(page)) },
  {
    name: 'subscription, wrong code',
    ...look,
    act: async (page) => {
      await askForCode(page);
      await sendCode(page, '000000');
    },
  },
  {
    name: 'subscription, code not verified',
    ...look,
    act: async (page) => {
      await askForCode(page);
      await page.route(/-pin-verify$/, (route) => route.fulfill({ status: 503 }));
      await sendCode(page, '123456');
      await page.getByText('Error verifying OTP.').waitFor();
    },
  },
  {
    name: 'subscription, done',
    ...look,
    act: async (page) => {
      const phone = await askForCode(page);
      await sendCode(page, await waitForCode(page, phone));
      await page.getByLabel('OTP code').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'job alerts, by SMS',
    path: at('/aboutUs'),
    act: async (page) => {
      const phone = await askForCode(page);
      await sendCode(page, await waitForCode(page, phone));
      await page.getByRole('link', { name: 'Get new jobs by SMS' }).click();
      await press(page, 'Send me new jobs by SMS');
      await page.getByText('New jobs come by SMS.').waitFor();
    },
  },
  {
    name: 'subscription, not confirmed yet',
    ...look,
    act: (page) =>
      comeBack(
        page,
        '?StatusCode=S1000',
        'Your operator has not confirmed the subscription yet. This can take a minute.',
      ),
  },
  {
    name: 'subscription, already subscribed',
    ...look,
    act: (page) =>
      comeBack(
        page,
        '?ErrorCode=E3001',
        'Your operator says 01712 345678 is already subscribed. To cancel, unsubscribe by number or ask your operator.',
      ),
  },
  {
    name: 'subscription, still charging',
    ...look,
    act: async (page) => {
      // Else it is charged before long.
      await page.route(lookups, (route) => route.fulfill(nobody));
      const phone = await askForCode(page, '202');
      await sendCode(page, await waitForCode(page, phone));
      await page.getByText('Your operator is still charging your balance. This can take a minute.').waitFor();
    },
  },
  {
    name: 'subscription, payment not finished',
    ...look,
    act: async (page) => {
      await store(page, begunPayment);
      await page.reload();
      await openSheet(page);
      await page.getByText('The payment for 01712 345678 is not finished.').waitFor();
    },
  },
  {
    name: 'subscription, payment failed',
    ...look,
    act: (page) =>
      comeBack(page, '?ErrorCode=E4001', 'The payment did not go through (E4001). You can try again.'),
  },
  {
    name: 'subscription, not checked',
    ...look,
    act: (page) =>
      comeBack(page, '?ErrorCode=E3001', 'Could not check your subscription. Try again.', { status: 503 }),
  },
  {
    name: 'subscription, number not known',
    ...look,
    act: async (page) => {
      await openStarted(page, '/?StatusCode=S1000');
      await page.getByText('Enter the number you subscribed with.').waitFor();
    },
  },
  { name: 'unsubscribe', ...look, act: (page) => unsubscribe(page, unknown) },
  {
    name: 'unsubscribe, unknown',
    ...look,
    act: async (page) => {
      await confirmUnsubscribe(page, unknown);
      await page.getByRole('dialog', { name: 'Error!' }).waitFor();
    },
  },
  {
    name: 'unsubscribe, unknown, closed',
    ...look,
    act: async (page) => {
      await confirmUnsubscribe(page, unknown);
      await page.getByRole('dialog', { name: 'Error!' }).getByRole('button', { name: 'OK' }).click();
      await page.getByRole('status').getByRole('button', { name: 'Unsubscribe by number' }).waitFor();
    },
  },
  { name: 'unsubscribe, by number', ...look, act: openByNumber },
  {
    name: 'unsubscribe, code',
    ...look,
    act: async (page) => {
      await openByNumber(page);
      await press(page, 'Send code');
      await page.getByLabel('OTP code').waitFor();
    },
  },
  {
    name: 'unsubscribe, removed from the device',
    ...look,
    act: async (page) => {
      await confirmUnsubscribe(page, { isSub: 'true' });
      await page.getByRole('dialog', { name: 'Removed from this device' }).waitFor();
    },
  },
];
