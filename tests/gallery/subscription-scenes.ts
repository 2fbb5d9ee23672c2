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
import { at } from './steps.ts';

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
];
