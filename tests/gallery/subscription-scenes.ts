import type { Page } from '@playwright/test';
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
];
