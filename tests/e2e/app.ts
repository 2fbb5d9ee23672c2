import { expect, type Locator, type Page } from '@playwright/test';
import { ANY, textsOf, toPattern } from '../support/texts.ts';

/** The screens by what a visitor sees of them, in English unless other texts are given. */

const english = textsOf.en;

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1000;

export const searchBox = (page: Page, { search } = english): Locator => page.getByLabel(search.searchLabel);

/** The titles of the jobs that are shown, each a link. */
export const jobTitles = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');

export const countLine = (page: Page, { shown } = english): Locator =>
  page.getByText(toPattern([shown.showing(ANY, ANY), shown.showingAbout(ANY, ANY)], '[\\d০-৯,-]+'));

export const offlineLine = (page: Page, { offline } = english): Locator =>
  page.getByRole('banner').getByText(offline.offline);

/** How many results the list shows. */
export async function readTotal(page: Page): Promise<number> {
  const text = await countLine(page).innerText();
  return Number(/of (?:about )?([\d,]+) /.exec(text)?.[1]?.replaceAll(',', ''));
}

let people = 0;

export interface Account {
  email: string;
  password: string;
}

/** An unknown user: tests share one server. */
export function createPerson(): Account {
  people += 1;
  return { email: `person${people}.${process.pid}.${Date.now()}@example.com`, password: 'a long password' };
}

/** Fills in the register form that is open. */
export async function fillInRegistration(page: Page, person: Account, { account } = english): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(account.firstName).fill('Rina');
  await field(account.lastName).fill('Akter');
  await field(account.emailAddress).fill(person.email);
  await field(account.mobileNumber).fill('01712-345678');
  await field(account.password).fill(person.password);
  await field(account.confirmPassword).fill(person.password);
}

/** Fills in the register form that is open, and sends it. */
export async function register(page: Page, person: Account, texts = english): Promise<void> {
  await fillInRegistration(page, person, texts);
  const { account } = texts;
  await page.getByRole('button', { name: account.signUp }).click();
}

/** Fills in the sign-in form that is open, and sends it. */
export async function signIn(page: Page, person: Account): Promise<void> {
  // The page that links here may have an e-mail field as well.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** On a phone: all filters, over the list. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}
