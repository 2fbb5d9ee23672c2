import { expect, test } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { createEmployer } from '../support/employer.ts';
import { openMenu, password, signIn, untilAt } from './account.ts';
import { answer, app, breakOff, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';

const login = /\/auth\/login$/;
const field = (label: string): HTMLElement => screen.getByLabelText(label);

test('an empty form names what is missing and goes to the first field', async () => {
  await openPage('/signInPage');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Enter your email address');
  expect(field('Password')).toHaveAccessibleDescription('Enter your password');
  await user.type(field('Email'), 'a');
  await waitFor(() => expect(screen.queryByText('Enter your email address')).toBeNull());
  expect(requestsOf('POST', login)).toEqual([]);
});

test('a wrong password is said, and what was typed stays, to be seen', async () => {
  const { email } = (await createEmployer(app)).user;
  await openPage('/signInPage');
  await signIn(email, 'not the password');
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('Invalid credentials. Please try again.'));
  expect(field('Email')).toHaveValue(email);
  expect(field('Password')).toHaveValue('not the password');
  expect(field('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
});

test('a session is stored until Logout, which ends it everywhere; the device is known from then on', async () => {
  const { email } = (await createEmployer(app)).user;
  await openPage('/aboutUs');
  await user.click(within(await openMenu()).getByRole('link', { name: 'Contact Us' }));
  await untilAt('/signInPage');
  await signIn(email);
  await untilAt('/contactUs');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Rina', email });
  expect(localStorage.getItem('IsSignin')).toBe('true');
  await openPage('/contactUs');
  const menu = within(await openMenu());
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await user.click(menu.getByRole('link', { name: 'About Us' }));
  await untilAt('/aboutUs');

  const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
  const readStatus = async () => (await fetch(app.origin + accountPaths.profile, { headers })).status;
  expect(await readStatus()).toBe(200);
  await user.click(within(await openMenu()).getByRole('button', { name: 'Logout' }));
  await untilAt('/signInPage');
  expect(['user', 'token', 'IsSignin'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    'false',
  ]);
  await waitFor(async () => expect(await readStatus()).toBe(401));
  await signIn(email);
  await waitFor(() => expect(localStorage.getItem('IsSignin')).toBe('true'));
  const device = expect.stringMatching(/^[\w-]{43}$/);
  expect(await Promise.all(requestsOf('POST', login).map((request) => request.json()))).toEqual([
    { email, password },
    { email, password, device },
  ]);
});

test('without a network that is said, the text stays, and is sent afterwards', async () => {
  const { email } = (await createEmployer(app)).user;
  await openPage('/signInPage');
  const end = answer(/^\/api\//, breakOff);
  await signIn(email);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here'));
  expect(field('Email')).toHaveValue(email);
  end();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await untilAt('/');
});
