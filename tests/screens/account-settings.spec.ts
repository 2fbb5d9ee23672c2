import type { Locator, Page } from '@playwright/test';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, signIn, test } from './app.ts';
import { addOwnCompany, addOwnJob, beSignedIn, createEmployer, openAsEmployer } from './employer.ts';

const password = 'a long password';
const path = '/accountSettings';

const setting = (page: Page, name: string): Locator => page.getByRole('region', { name });
const current = (page: Page): Locator => page.getByLabel('Current password', { exact: true });

async function openSetting(page: Page, name: string, button: string): Promise<Locator> {
  const card = setting(page, name);
  await card.getByRole('button', { name: button }).click();
  return card;
}

async function fillNewPassword(page: Page, old: string, next: string): Promise<Locator> {
  const card = await openSetting(page, 'Password', 'Change password');
  await current(page).fill(old);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  return card;
}

test('the profile leads to the settings; without a session they ask to sign in, and return', async ({
  page,
  app,
}) => {
  const employer = await createEmployer(app);
  await openStarted(page, path);
  await expect(page.getByText('Authentication token not found!')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Continue to “Account settings”')).toBeVisible();
  await signIn(page, { email: employer.user.email, password });
  await expect(page).toHaveURL(path);
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Name and mobile number',
    'Password',
    'Your email address',
    'Change your email address',
    'Email settings',
    'Sign out everywhere',
    'Your data',
    'Delete account',
  ]);
});

test('name and number are changed with the password, and shown everywhere', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(403));
  await openAsEmployer({ page, app }, path, async () => undefined);
  const card = await openSetting(page, 'Name and mobile number', 'Change details');
  await expect(page.getByLabel('Last name')).toHaveValue('Akter');
  await page.getByLabel('Last name').fill('Begum');
  await page.getByLabel('Mobile number', { exact: true }).fill('০১৮১২-৩৪৫৬৭৮');
  await card.getByRole('button', { name: 'Save details' }).click();
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toHaveAccessibleDescription('Enter your password');
  await current(page).fill('not the password');
  await card.getByRole('button', { name: 'Save details' }).click();
  await expect(card.getByRole('alert')).toHaveText('Your current password is not correct.');
  await expect(current(page)).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('Begum');
  await current(page).fill(password);
  await card.getByRole('button', { name: 'Save details' }).click();
  await expect(card.getByText('Your details are saved.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Change details' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await expect(page.getByText('Rina Begum')).toBeVisible();
  await expect(page.getByText('01812-345678')).toBeVisible();
});

test('details that cannot be loaded show a message, and come with Retry', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await page.clock.install();
  await openAsEmployer({ page, app }, path, async () => undefined);
  // The page has read the profile for a part of its own.
  await expect(page.getByText('It is not confirmed yet.')).toBeVisible();
  await page.route('**/api/v1/auth/profile', (route) => route.fulfill({ json: { success: false } }));
  const card = await openSetting(page, 'Name and mobile number', 'Change details');
  await expect(card.getByRole('alert')).toContainText('Your details could not be loaded.');
  await page.unroute('**/api/v1/auth/profile');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Rina');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Change details' })).toBeFocused();
});

test('a new password counts from then on, and signs out the other devices', async ({
  page,
  browser,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(401));
  const employer = await openAsEmployer({ page, app }, path, async () => undefined);
  const { email } = employer.user;
  const elsewhere = await browser.newContext({ baseURL: app.origin });
  const other = await elsewhere.newPage();
  await openStarted(other, '/signInPage');
  await signIn(other, { email, password });
  await expect(other).toHaveURL('/');
  const card = await fillNewPassword(page, password, 'another long password');
  await card.getByRole('button', { name: 'Show password' }).first().click();
  await expect(current(page)).toHaveAttribute('type', 'text');
  await card.getByRole('button', { name: 'Save new password' }).click();
  await expect(card.getByText('Your password is changed. Other devices are signed out.')).toBeVisible();
  await openStarted(page, '/userInfo');
  await expect(page.getByText('Rina Akter')).toBeVisible();
  await openStarted(other, '/userInfo');
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(other, { email, password });
  await expect(other.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  await signIn(other, { email, password: 'another long password' });
  await expect(other).toHaveURL('/userInfo');
  await expect(other.getByText('Rina Akter')).toBeVisible();
  await elsewhere.close();
});

test('mails can be chosen, and are shown as they were', async ({ page, app, complaints }) => {
  complaints.allow(failedRequests);
  await openAsEmployer({ page, app }, path, async () => undefined);
  const open = () => openSetting(page, 'Email settings', 'Choose emails');
  const card = await open();
  const weekly = card.getByRole('checkbox', { name: 'Your jobs, every week' });
  await expect(weekly).toBeChecked();
  await weekly.setChecked(false);
  await page.route('**/api/v1/auth/mails', (route) => route.abort());
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('alert')).toContainText('This needs internet');
  await expect(weekly).not.toBeChecked();
  expect(await findBarriers(page)).toEqual([]);
  await page.unroute('**/api/v1/auth/mails');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByText('Your choice is saved.')).toBeVisible();
  await openStarted(page, path);
  await open();
  await expect(weekly).not.toBeChecked();
  await expect(card.getByRole('checkbox', { name: 'Approvals and rejections' })).toBeChecked();
});

test('a choice of mails that cannot be loaded shows a message, and comes with Retry', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await page.clock.install();
  await openAsEmployer({ page, app }, path, async () => undefined);
  await page.route('**/api/v1/auth/mails', (route) => route.fulfill({ json: { success: false } }));
  const card = await openSetting(page, 'Email settings', 'Choose emails');
  await expect(card.getByRole('alert')).toContainText('Your email settings could not be loaded.');
  await page.unroute('**/api/v1/auth/mails');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByRole('checkbox', { name: 'Approvals and rejections' })).toBeChecked();
});

test('a new address is checked before it is sent, and a refusal loses nothing', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(403), answeredWith(400));
  const { user } = await openAsEmployer({ page, app }, path, async () => undefined);
  const card = await openSetting(page, 'Change your email address', 'Change address');
  const email = card.getByLabel('New email address');
  const send = card.getByRole('button', { name: 'Send me a link' });
  await email.fill('nonsense');
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/valid/);
  await email.fill('next@example.com');
  await current(page).fill('not the password');
  await send.click();
  await expect(card.getByRole('alert')).toHaveText('Your current password is not correct.');
  await expect(email).toHaveValue('next@example.com');
  await email.fill(user.email);
  await current(page).fill(password);
  await send.click();
  await expect(card.getByRole('alert')).toHaveText('This is your address already.');
  await email.fill('next@example.com');
  await send.click();
  await expect(card.getByText('We sent a link to next@example.com.')).toBeVisible();
});

const refusals = [
  {
    name: 'no network',
    answer: null,
    says: 'This needs internetNothing was lost. Try again when you are online.',
  },
  {
    name: 'too many attempts',
    answer: { status: 429, json: { success: false, message: 'Too many attempts. Please wait 5 minutes.' } },
    says: 'Too many attempts. Please wait 5 minutes.',
  },
  {
    name: 'a broken server',
    answer: { status: 500, body: '<h1>Oh no</h1>' },
    says: 'The server has a problem (500)What you typed is still here. Try again later.',
  },
] as const;

for (const { name, answer, says } of refusals) {
  test(`${name}: what was typed stays, and works afterwards`, async ({ page, app, complaints }) => {
    complaints.allow(failedRequests, answeredWith(answer?.status ?? 0));
    await openAsEmployer({ page, app }, path, async () => undefined);
    const call = '**/api/v1/auth/change-password';
    await page.route(call, (route) =>
      answer === null ? route.abort('internetdisconnected') : route.fulfill(answer),
    );
    const card = await fillNewPassword(page, password, 'another long password');
    await card.getByRole('button', { name: 'Save new password' }).click();
    await expect(card.getByRole('alert')).toHaveText(says);
    await expect(current(page)).toHaveValue(password);
    await page.route(call, async (route) => {
      await expect(card.getByRole('button', { name: 'Saving…' })).toBeVisible();
      await route.continue();
    });
    await card.getByRole('button', { name: 'Save new password' }).click();
    await expect(card.getByText('Your password is changed.')).toBeVisible();
  });
}

test('an answer that was lost is distinguished from a wrong password', async ({ page, app, complaints }) => {
  complaints.allow(failedRequests, answeredWith(403));
  await openAsEmployer({ page, app }, path, async () => undefined);
  const call = '**/api/v1/auth/change-password';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const card = await fillNewPassword(page, password, 'another long password');
  await card.getByRole('button', { name: 'Save new password' }).click();
  await expect(card.getByRole('alert')).toContainText('This needs internet');
  await page.unroute(call);
  await card.getByRole('button', { name: 'Save new password' }).click();
  await expect(card.getByRole('alert')).toContainText(
    'Your last attempt may have worked. The new password counts then.',
  );
});

test('a session that has ended leads to the sign-in page and back', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(401));
  const employer = await createEmployer(app);
  await beSignedIn(page, employer);
  await openStarted(page, path);
  await employer.send('POST', '/api/v1/auth/logout', {});
  const card = await fillNewPassword(page, password, 'another long password');
  await card.getByRole('button', { name: 'Save new password' }).click();
  await expect(card.getByRole('alert')).toContainText('You are signed out');
  await card.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email: employer.user.email, password });
  await expect(page).toHaveURL(path);
});

test('signing out everywhere asks, and ends every session', async ({ page, app }) => {
  const employer = await openAsEmployer({ page, app }, path, async () => undefined);
  const card = setting(page, 'Sign out everywhere');
  await card.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(card.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  await card.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/signInPage');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const profile = await fetch(`${app.origin}/api/v1/auth/profile`, {
    headers: { authorization: `Bearer ${employer.token}` },
  });
  expect(profile.status).toBe(401);
});

test('the data comes as a JSON file, and a failure shows a message', async ({ page, app, complaints }) => {
  complaints.allow(failedRequests);
  await openAsEmployer({ page, app }, path, async (employer) => {
    await addOwnJob(employer, await addOwnCompany(employer, 'Meghna Mills'), { title: 'Weaver of Meghna' });
  });
  const card = setting(page, 'Your data');
  await page.route('**/api/v1/auth/export', (route) => route.abort('internetdisconnected'));
  await card.getByRole('button', { name: 'Download my data' }).click();
  await expect(card.getByRole('alert')).toContainText('This needs internet');
  await page.unroute('**/api/v1/auth/export');
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('kaj-my-data.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  for (const part of ['Meghna Mills', 'Weaver of Meghna', '01712-345678']) expect(text).toContain(part);
  expect(text).not.toMatch(/password/i);
  await expect(card.getByText('The file is saved.')).toBeVisible();
  await expect(card.getByRole('alert')).toBeEmpty();
});

test('deleting says what goes, asks, forgets the account here, and signing in undoes it', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(403));
  const employer = await openAsEmployer({ page, app }, path, async (one) => {
    const company = await addOwnCompany(one, 'Meghna Mills');
    await addOwnJob(one, company);
    await addOwnJob(one, company);
  });
  const card = await openSetting(page, 'Delete account', 'Delete my account…');
  await expect(card.getByText('Your 1 company and 2 jobs disappear from the site right away.')).toBeVisible();
  await expect(card.getByText('Sign in within 30 days and everything comes back.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const send = card.getByRole('button', { name: 'Delete my account' });
  await current(page).fill('not the password');
  await send.click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(card.getByRole('alert')).toHaveText('Your current password is not correct.');
  await current(page).fill(password);
  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  const said = page.getByRole('dialog', { name: 'Your account is deleted' });
  await expect(said).toContainText(/^.*Sign in before \d+ \w+ \d{4} to undo it\./s);
  await said.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/signInPage');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  for (const part of [employer.token, employer.user.email, employer.user._id])
    expect(stored).not.toContain(part);
  await signIn(page, { email: employer.user.email, password });
  await expect(page.getByRole('dialog', { name: 'Your account is back' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await openStarted(page, '/companiesList');
  await expect(page.getByText('Meghna Mills')).toBeVisible();
});

test('without companies and jobs that is said; what cannot be counted is said without a number', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(400));
  await openAsEmployer({ page, app }, path, async () => undefined);
  const card = await openSetting(page, 'Delete account', 'Delete my account…');
  await expect(card.getByText('You have no companies and no jobs here.')).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await page.route('**/api/v1/jobs?createdBy=*', (route) =>
    route.fulfill({ status: 400, json: { success: false } }),
  );
  await openSetting(page, 'Delete account', 'Delete my account…');
  await expect(card.getByText('Your companies and jobs disappear from the site right away.')).toBeVisible();
});

test('the settings have no barriers and fit a small phone', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsEmployer({ page, app }, path, async () => undefined);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await openSetting(page, 'Name and mobile number', 'Change details');
  await expect(page.getByLabel('First name')).toBeVisible();
  await openSetting(page, 'Password', 'Change password');
  expect(await findBarriers(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
