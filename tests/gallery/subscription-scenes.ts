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

async function askForCode(page: Page): Promise<string> {
  const phone = createNumber('018');
  await openSheet(page);
  await sendNumber(page, phone);
  await page.getByLabel('OTP code').waitFor();
  return phone;
}

/** Comes back from the operator's page, which nobody knows of. */
async function comeBack(page: Page, search: string, text: string): Promise<void> {
  await page.route(/\/getUserByTel(_digimart)?$/, (route) =>
    route.fulfill({ json: { status: 'E100', data: null } }),
  );
  await page.evaluate(() => {
    const phone = '8801712345678';
    const begun = JSON.stringify({ statusCode: 'S1000', apiEndpoint: 'https://pay.example/' });
    const entries = {
      isSub: 'false',
      type: 'digimart',
      tel: phone,
      userPhone: phone,
      otpResponseData: begun,
    };
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  });
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
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(stored));
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
      await sendNumber(page, '01212345678');
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
    name: 'subscription, done',
    ...look,
    act: async (page) => {
      const phone = await askForCode(page);
      await sendCode(page, await waitForCode(page, phone));
      await page.getByLabel('OTP code').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'subscription, not confirmed yet',
    ...look,
    act: (page) => comeBack(page, '?StatusCode=S1000', 'Your operator has not confirmed'),
  },
  {
    name: 'subscription, already subscribed',
    ...look,
    act: (page) => comeBack(page, '?ErrorCode=E3001', 'is already subscribed'),
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
