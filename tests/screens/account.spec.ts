import type { Route } from '@playwright/test';
import { messageOf } from '#contract/http/answer-message.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { holdTime } from '../support/hold-time.ts';
import { openStarted } from '../support/open-started.ts';
import { createAccount, expect, signIn, test } from './app.ts';

const stored = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
const sessionKeys = ['user', 'token', 'IsSignin'];

test('an empty form names what is missing and goes to the first field', async ({ page }) => {
  await openStarted(page, '/signInPage');
  await page.getByRole('button', { name: 'Login' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Enter your password',
  );
  await email.fill('a');
  await expect(page.getByText('Enter your email address')).toBeHidden();
});

test('a wrong password is said, and what was typed stays', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(401));
  const { email } = await createAccount(app);
  await openStarted(page, '/signInPage');
  await signIn(page, { email, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
});

test('`success` false in a good answer has the specified words', async ({ page }) => {
  await page.route('**/api/v1/auth/login', (route) => route.fulfill({ json: { success: false } }));
  await openStarted(page, '/signInPage');
  await signIn(page, { email: 'rina@example.com', password: 'x' });
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
});

test('signing in keeps the session and goes where the visitor was going', async ({ page, app }) => {
  const account = await createAccount(app);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/aboutUs');
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await bar.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/signInPage');
  await signIn(page, account);
  await expect(page).toHaveURL('/contactUs');
  const { user, token, IsSignin } = await page.evaluate(stored, sessionKeys);
  expect(JSON.parse(user ?? '{}')).toMatchObject({ firstName: 'Rina', email: account.email });
  expect(token).toBeTruthy();
  expect(IsSignin).toBe('true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await bar.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/aboutUs');
});

test('logging out clears the session, notifies the server and asks to sign in', async ({ page, app }) => {
  const account = await createAccount(app);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/signInPage');
  await signIn(page, account);
  await expect(page).toHaveURL('/');
  const { token } = await page.evaluate(stored, sessionKeys);
  const profile = () =>
    fetch(`${app.origin}/api/v1/auth/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect((await profile()).status).toBe(200);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signInPage');
  expect(await page.evaluate(stored, sessionKeys)).toEqual({ user: null, token: null, IsSignin: 'false' });
  await expect.poll(async () => (await profile()).status).toBe(401);
});

test('the next sign-in on a device says that it is known, also after logging out', async ({ page, app }) => {
  const account = await createAccount(app);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) sent.push(request.postDataJSON());
  });
  const { email, password } = account;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/signInPage');
  await signIn(page, account);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signInPage');
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const device = expect.stringMatching(/^[\w-]{43}$/);
  expect(sent).toEqual([
    { email, password },
    { email, password, device },
  ]);
});

test('signing out in one tab signs out the other', async ({ page, context, app }) => {
  const account = await createAccount(app);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/signInPage');
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await openStarted(other, '/faq');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('while it is sent, the form is busy and cannot be sent again', async ({ page, app }) => {
  const account = await createAccount(app);
  const held: Route[] = [];
  await page.route('**/api/v1/auth/login', (route) => void held.push(route));
  await openStarted(page, '/signInPage');
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Logging in...' }).click({ force: true });
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page).toHaveURL('/');
  expect(held).toHaveLength(1);
});

test('offline it plainly shows a message, keeps the text, and works afterwards', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const account = await createAccount(app);
  await openStarted(page, '/signInPage');
  // A form that something is typed in stays on the screen.
  await page.getByLabel('Email').fill(account.email);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await signIn(page, account);
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
});

test('passwords can be shown and hidden', async ({ page }) => {
  await openStarted(page, '/signInPage');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('passwords that differ are said on leaving, and the message goes when either is edited', async ({
  page,
}) => {
  await openStarted(page, '/registerPage');
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password');
  const message = page.getByText('Passwords do not match!');
  await password.fill('one password');
  await confirmation.fill('another password');
  await expect(message).toBeHidden();
  await confirmation.blur();
  await expect(message).toBeVisible();
  await password.press('End');
  await password.pressSequentially('x');
  await expect(message).toBeHidden();
  await confirmation.focus();
  await confirmation.blur();
  await expect(message).toBeVisible();
  await confirmation.fill('one passwordx');
  await expect(message).toBeHidden();
});

test('every wrong field of the register form is said at once, and nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStarted(page, '/registerPage');
  await page.getByLabel('Email address').fill('rahim@');
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByLabel('Confirm Password').fill('abd');
  // The field is left by the very tap on the button, which must not move away from under it.
  await page.getByRole('button', { name: 'Sign up' }).click({ position: { x: 20, y: 2 } });
  const says = (label: string, text: string) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);
  await says('First name', 'Enter your first name');
  await says('Last name', 'Enter your last name');
  await says('Email address', 'Invalid email format');
  await says('Mobile number', 'Enter your mobile number');
  await says('Password', 'Use at least 8 characters');
  await says('Confirm Password', 'Passwords do not match!');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('rahim@');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('abc');
});

test('registering sends what the contract specifies, shows a message in green, and signs in', async ({
  page,
}) => {
  await page.clock.install();
  await openStarted(page, '/registerPage');
  const email = `rina.${process.pid}.${Date.now()}@example.com`;
  await page.getByLabel('First name').fill('Rina');
  await page.getByLabel('Last name').fill('Akter');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile number').fill('০১৭১২-৩৪৫৬৭৮');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Confirm Password').fill('a long password');
  // The words make way for the next page.
  await holdTime(page);
  const sent = page.waitForRequest('**/api/v1/auth/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Rina',
    lastName: 'Akter',
    email,
    phoneNumber: '01712-345678',
    password: 'a long password',
  });
  // A form's answer reaches the screen with the next tick of the clock.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.getByText('Registration successful!')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page).toHaveURL('/registerPage');
  await page.clock.resume();
  await expect(page).toHaveURL('/');
  expect((await page.evaluate(stored, sessionKeys))['IsSignin']).toBe('true');
});

test('an address that is taken shows the server’s message', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(409));
  const { email } = await createAccount(app);
  await openStarted(page, '/registerPage');
  await page.getByLabel('First name').fill('Rina');
  await page.getByLabel('Last name').fill('Akter');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile number').fill('01712345678');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Confirm Password').fill('a long password');
  const answered = page.waitForResponse('**/api/v1/auth/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const message = messageOf(await (await answered).json());
  expect(message).toBeTruthy();
  await expect(page.getByRole('alert')).toHaveText(message ?? '');
  await expect(page.getByLabel('First name')).toHaveValue('Rina');
});
