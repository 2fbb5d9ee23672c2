import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { beSignedIn, createEmployer } from '../screens/employer.ts';
import { openStarted } from '../support/open-started.ts';
import { textsOf } from '../support/texts.ts';
import { untilControlled } from '../support/until-controlled.ts';
import type { Scene } from './scenes.ts';
import { at, goOffline, press } from './steps.ts';

const { account, recovery } = textsOf.en;

export const accountScenes: readonly Scene[] = [
  { name: 'sign in', path: at('/signInPage'), isMain: true },
  { name: 'sign in, errors', path: at('/signInPage'), act: (page) => press(page, 'Login') },
  {
    name: 'sign in, for a job',
    path: at('/'),
    act: async (page) => {
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL(/signIn|register/);
    },
  },
  {
    name: 'sign in, offline',
    path: at('/signInPage'),
    withWorker: true,
    act: async (page) => {
      await goOffline(page);
      await page.getByText('Signing in needs internet').waitFor();
    },
  },
  {
    name: 'sign in, offline after typing',
    path: at('/signInPage'),
    withWorker: true,
    act: async (page) => {
      await untilControlled(page);
      await page.getByLabel('Email', { exact: true }).fill('rina@example.com');
      await page.context().setOffline(true);
      await page.getByText('What you typed is safe here.').waitFor();
    },
  },
  { name: 'register', path: at('/registerPage'), isMain: true },
  { name: 'forgotten password', path: at('/resetPassword') },
  {
    name: 'forgotten password, asked',
    path: at('/resetPassword'),
    act: async (page) => {
      await page.getByLabel(account.email, { exact: true }).fill('nobody@example.com');
      await press(page, recovery.reset.ask);
      await page.getByText(recovery.reset.asked).waitFor();
    },
  },
  {
    name: 'new password',
    path: at('/resetPassword#token=none'),
    act: (page) => press(page, 'Save the new password'),
  },
  { name: 'confirm an address', path: at('/verifyAddress#token=none') },
  { name: 'confirm another address', path: at('/changeAddress#token=none') },
  { name: 'register, errors', path: at('/registerPage'), act: (page) => press(page, 'Sign up') },
  { name: 'contact', path: at('/contactUs') },
  { name: 'contact, errors', path: at('/contactUs'), act: (page) => press(page, 'Send Message') },
  { name: 'about', path: at('/aboutUs') },
  { name: 'questions', path: at('/faq') },
  {
    name: 'questions, open',
    path: at('/faq'),
    act: (page) => page.getByRole('main').locator('summary').first().click(),
  },
  { name: 'terms', path: at('/terms') },
  { name: 'privacy', path: at('/privacy') },
  { name: 'refund', path: at('/refund') },
  { name: 'products', path: at('/products') },
  { name: 'storage', path: at('/storagePage'), withWorker: true },
  { name: 'no such page', path: at('/nowhere') },
  {
    name: 'signing out, what stays',
    path: at('/'),
    isWindow: true,
    isNarrow: true,
    act: async (page, world) => {
      const message = { name: 'Rina Akter', message: 'Hello', at: Date.now() };
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        lateStorageKeys.contactMessage,
        JSON.stringify(message),
      ] as const);
      // Their session ends with it, and nobody else's.
      await beSignedIn(page, await createEmployer(world));
      await openStarted(page, '/aboutUs');
      await press(page, 'Menu');
      await press(page, 'Logout');
      await page.getByText(/^Still on this device: /).waitFor();
    },
  },
  { name: 'profile, signed out', path: at('/userProfile') },
];
