import type { Page } from '@playwright/test';
import { answeredWith } from '../support/complaints.ts';
import { readMailLink } from '../support/mail-links.ts';
import { openStarted } from '../support/open-started.ts';
import type { Texts } from '../support/texts.ts';
import { createPerson, register } from './app.ts';
import { expect, test } from './fixtures.ts';

// The pages of mails' links are not the worker's, and its installing would take a part of the time.
test.use({ serviceWorkers: 'block' });

/** Opens the link of the mail that comes after registering. */
async function confirmAddress(page: Page, link: string, { recovery }: Texts): Promise<void> {
  await openStarted(page, link);
  await page.getByRole('button', { name: recovery.verify.confirm }).click();
  await expect(page.getByText(recovery.verify.done)).toBeVisible();
}

async function signIn(page: Page, { email, password }: { email: string; password: string }, texts: Texts) {
  await page.getByLabel(texts.account.email, { exact: true }).fill(email);
  await page.getByLabel(texts.account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.account.login }).click();
}

test('@phone @languages @main a forgotten password is chosen again with the link of a mail, once; another link confirms the address', async ({
  page,
  complaints,
  texts,
  local,
}) => {
  complaints.allow(answeredWith(401), answeredWith(410));
  const { recovery, account } = texts;
  const person = createPerson();
  await openStarted(page, local('/registerPage'));
  await register(page, person, texts);
  await expect(page).toHaveURL(local('/'));

  const verifying = { to: person.email, path: `${local('/verifyAddress')}#token=` };
  await confirmAddress(page, await readMailLink(page, verifying), texts);

  // Another device.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: /session|token/ });
  await openStarted(page, local('/signInPage'));
  await page.getByRole('link', { name: account.forgotten }).click();
  // Both pages have a field of this name.
  await expect(page.getByRole('button', { name: recovery.reset.ask })).toBeVisible();
  await page.getByLabel(account.email, { exact: true }).fill(person.email);
  await page.getByRole('button', { name: recovery.reset.ask }).click();
  await expect(page.getByText(recovery.reset.asked)).toBeVisible();

  const link = await readMailLink(page, { to: person.email, path: `${local('/resetPassword')}#token=` });
  await openStarted(page, link);
  const choose = async (password: string) => {
    await page.getByLabel(recovery.reset.newPassword, { exact: true }).fill(password);
    await page.getByLabel(account.confirmPassword, { exact: true }).fill(password);
    await page.getByRole('button', { name: recovery.reset.save }).click();
  };
  await choose('another long password');
  await expect(page.getByText(recovery.reset.saved)).toBeVisible();
  await page.getByRole('link', { name: recovery.signIn, exact: true }).last().click();
  await signIn(page, person, texts);
  await expect(page.getByText(account.invalidCredentials)).toBeVisible();
  await signIn(page, { ...person, password: 'another long password' }, texts);
  await expect(page).not.toHaveURL(/signInPage/);

  await openStarted(page, link);
  await choose('a third long password');
  await expect(page.getByRole('link', { name: recovery.reset.askAgain })).toBeVisible();
});

test('@phone @languages another address counts once the link to it is opened, and the old one is told', async ({
  page,
  texts,
  local,
  complaints,
}) => {
  complaints.allow(answeredWith(401));
  const { account, recovery, settings } = texts;
  const [person, next] = [createPerson(), createPerson()];
  await openStarted(page, local('/registerPage'));
  await register(page, person, texts);
  await expect(page).toHaveURL(local('/'));
  const verifying = { to: person.email, path: `${local('/verifyAddress')}#token=` };
  await confirmAddress(page, await readMailLink(page, verifying), texts);

  await openStarted(page, local('/accountSettings'));
  const card = page.getByRole('region', { name: settings.newAddress.title });
  await expect(card.getByText(settings.newAddress.text(person.email))).toBeVisible();
  await card.getByRole('button', { name: settings.newAddress.open }).click();
  await card.getByLabel(settings.newAddress.email, { exact: true }).fill(next.email);
  await card.getByLabel(settings.currentPassword, { exact: true }).fill(person.password);
  await card.getByRole('button', { name: settings.newAddress.send }).click();
  await expect(card.getByText(settings.newAddress.done(next.email))).toBeVisible();
  await expect(card.getByText(settings.newAddress.text(person.email))).toBeVisible();

  const link = await readMailLink(page, { to: next.email, path: `${local('/changeAddress')}#token=` });
  await openStarted(page, link);
  await page.getByRole('button', { name: recovery.change.confirm }).click();
  await expect(page.getByText(recovery.change.done)).toBeVisible();
  await readMailLink(page, { to: person.email, path: local('/contact') });
  // This device stays signed in.
  await openStarted(page, local('/accountSettings'));
  await expect(card.getByText(settings.newAddress.text(next.email))).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await openStarted(page, local('/signInPage'));
  await signIn(page, person, texts);
  await expect(page.getByText(account.invalidCredentials)).toBeVisible();
  await signIn(page, { ...person, email: next.email }, texts);
  await expect(page).not.toHaveURL(/signInPage/);
});
