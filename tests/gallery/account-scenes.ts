import type { Page } from '@playwright/test';
import { accountPaths } from '#contract/http/api-paths.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { CONTACT_RESET_MS } from '#contract/limits.ts';
import { beSignedIn, createEmployer } from '../screens/employer.ts';
import { openStarted } from '../support/open-started.ts';
import { textsOf } from '../support/texts.ts';
import { untilControlled } from '../support/until-controlled.ts';
import type { Scene } from './scenes.ts';
import { at, goOffline, press } from './steps.ts';
import type { Fixture } from './fixture.ts';

const { account, recovery, settings } = textsOf.en;

/** Opens a page with a session that ended elsewhere. */
async function openEnded(page: Page, fixture: Fixture, path: string): Promise<void> {
  const employer = await createEmployer(fixture);
  await employer.send('POST', accountPaths.logout, {});
  await beSignedIn(page, employer);
  await openStarted(page, path);
}

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
  {
    name: 'sign in, session ended',
    path: at('/'),
    act: async (page, fixture) => {
      await openEnded(page, fixture, '/signInPage');
      await page.getByText('Your session has ended. Sign in again.').waitFor();
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
  {
    name: 'contact, sent',
    path: at('/contactUs'),
    act: async (page) => {
      await page.context().route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
      // The thanks stay as long as they are looked at.
      await page.evaluate((resetMs) => {
        const start = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout(run: () => void, ms?: number) {
            return ms === resetMs ? 0 : start(run, ms);
          },
        });
      }, CONTACT_RESET_MS);
      await page.getByLabel('Name', { exact: true }).fill('Rina Akter');
      await page.getByLabel('Email', { exact: true }).fill('rina@example.com');
      await page.getByLabel('Message', { exact: true }).fill('Hello');
      const opened = page.context().waitForEvent('page');
      await press(page, 'Send Message');
      await (await opened).close();
      await page
        .getByText('Thank You! Gmail has been opened with your message. Please send it from there.')
        .waitFor();
    },
  },
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
    act: async (page, fixture) => {
      const message = { name: 'Rina Akter', message: 'Hello', at: Date.now() };
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        deviceStorageKeys.contactMessage,
        JSON.stringify(message),
      ] as const);
      // Their session ends with it, and nobody else's.
      await beSignedIn(page, await createEmployer(fixture));
      await openStarted(page, '/aboutUs');
      await press(page, 'Menu');
      await press(page, 'Logout');
      await page.getByText(/^Still on this device: /).waitFor();
    },
  },
  { name: 'profile, signed out', path: at('/userProfile') },
  {
    name: 'profile, session ended',
    path: at('/'),
    act: async (page, fixture) => {
      await openEnded(page, fixture, '/userProfile');
      await page.getByRole('main').getByText('Your session has ended').waitFor();
    },
  },
  {
    name: 'settings, deleted',
    path: at('/'),
    isWindow: true,
    act: async (page, fixture) => {
      await beSignedIn(page, await createEmployer(fixture));
      await openStarted(page, '/accountSettings');
      await press(page, settings.deletion.open);
      await page.getByLabel('Current password').fill('a long password');
      await page.getByRole('button', { name: settings.deletion.send, exact: true }).click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: settings.deletion.send, exact: true }).click();
      await page.getByRole('dialog', { name: 'Your account is deleted' }).waitFor();
    },
  },
];
