import type { Scene } from './scenes.ts';
import { at, press } from './steps.ts';

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
  { name: 'register', path: at('/registerPage'), isMain: true },
  { name: 'forgotten password', path: at('/resetPassword') },
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
  { name: 'profile, signed out', path: at('/userProfile') },
];
