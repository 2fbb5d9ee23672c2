import type { Page } from '@playwright/test';
import { accountPaths } from '#contract/http/api-paths.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { CONTACT_RESET_MS } from '#contract/limits.ts';
import { beSignedIn, createEmployer } from '../screens/employer.ts';
import { openStarted } from '../support/open-started.ts';
import { textsOf } from '../support/texts.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { scene, type Scene } from './scene.ts';
import { goOffline, press } from './steps.ts';
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
  scene('sign in', { path: '/signInPage', isMain: true }),
  scene('sign in, errors', { path: '/signInPage' }, (page) => press(page, 'Login')),
  scene('sign in, for a job', {}, async (page) => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/signIn|register/);
  }),
  scene('sign in, offline', { path: '/signInPage', withWorker: true }, async (page) => {
    await goOffline(page);
    await page.getByText('Signing in needs internet').waitFor();
  }),
  scene('sign in, offline after typing', { path: '/signInPage', withWorker: true }, async (page) => {
    await untilControlled(page);
    await page.getByLabel('Email', { exact: true }).fill('rina@example.com');
    await page.context().setOffline(true);
    await page.getByText('What you typed is safe here.').waitFor();
  }),
  scene('sign in, session ended', {}, async (page, fixture) => {
    await openEnded(page, fixture, '/signInPage');
    await page.getByText('Your session has ended. Sign in again.').waitFor();
  }),
  scene('register', { path: '/registerPage', isMain: true }),
  scene('forgotten password', { path: '/resetPassword' }),
  scene('forgotten password, asked', { path: '/resetPassword' }, async (page) => {
    await page.getByLabel(account.email, { exact: true }).fill('nobody@example.com');
    await press(page, recovery.reset.ask);
    await page.getByText(recovery.reset.asked).waitFor();
  }),
  scene('new password', { path: '/resetPassword#token=none' }, (page) =>
    press(page, 'Save the new password'),
  ),
  scene('confirm an address', { path: '/verifyAddress#token=none' }),
  scene('confirm another address', { path: '/changeAddress#token=none' }),
  scene('register, errors', { path: '/registerPage' }, (page) => press(page, 'Sign up')),
  scene('contact', { path: '/contactUs' }),
  scene('contact, sent', { path: '/contactUs' }, async (page) => {
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
  }),
  scene('contact, errors', { path: '/contactUs' }, (page) => press(page, 'Send Message')),
  scene('about', { path: '/aboutUs' }),
  scene('questions', { path: '/faq' }),
  scene('questions, open', { path: '/faq' }, (page) =>
    page.getByRole('main').locator('summary').first().click(),
  ),
  scene('terms', { path: '/terms' }),
  scene('privacy', { path: '/privacy' }),
  scene('refund', { path: '/refund' }),
  scene('products', { path: '/products' }),
  scene('storage', { path: '/storagePage', withWorker: true }),
  scene('no such page', { path: '/nowhere' }),
  scene('signing out, what stays', { isWindow: true, isNarrow: true }, async (page, fixture) => {
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
  }),
  scene('profile, signed out', { path: '/userProfile' }),
  scene('profile, session ended', {}, async (page, fixture) => {
    await openEnded(page, fixture, '/userProfile');
    await page.getByRole('main').getByText('Your session has ended').waitFor();
  }),
  scene('settings, deleted', { isWindow: true }, async (page, fixture) => {
    await beSignedIn(page, await createEmployer(fixture));
    await openStarted(page, '/accountSettings');
    await press(page, settings.deletion.open);
    await page.getByLabel('Current password').fill('a long password');
    await page.getByRole('button', { name: settings.deletion.send, exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: settings.deletion.send, exact: true }).click();
    await page.getByRole('dialog', { name: 'Your account is deleted' }).waitFor();
  }),
];
