import { expect, test } from 'vitest';
import { address, fill, password, untilAt } from './account.ts';
import { openPage, requestsOf, screen, user, waitFor } from './app.ts';

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const mismatch = () => screen.queryByText('Passwords do not match!');
const signUp = () => user.click(screen.getByRole('button', { name: 'Sign up' }));

/** Everything that the form asks for. */
async function fillAll(email: string): Promise<void> {
  const texts = {
    'First name': 'Rina',
    'Last name': 'Akter',
    'Email address': email,
    'Mobile number': '০১৭১২-৩৪৫৬৭৮',
    Password: password,
    'Confirm Password': password,
  };
  for (const [label, text] of Object.entries(texts)) await fill(label, text);
}

test('passwords that differ are said on leaving, and the message goes when either is edited', async () => {
  await openPage('/registerPage');
  await fill('Password', 'one password');
  await fill('Confirm Password', 'another password');
  expect(mismatch()).toBeNull();
  await user.tab();
  await waitFor(() => expect(mismatch()).toBeVisible());
  await user.type(field('Password'), 'x');
  await waitFor(() => expect(mismatch()).toBeNull());
  await user.click(field('Confirm Password'));
  await user.tab();
  await waitFor(() => expect(mismatch()).toBeVisible());
  await fill('Confirm Password', 'one passwordx');
  await waitFor(() => expect(mismatch()).toBeNull());
});

test('every wrong field is said at once, and nothing is lost', async () => {
  await openPage('/registerPage');
  await fill('Email address', 'rahim@');
  await fill('Password', 'abc');
  await fill('Confirm Password', 'abd');
  await signUp();
  const texts = {
    'First name': 'Enter your first name',
    'Last name': 'Enter your last name',
    'Email address': 'Invalid email format',
    'Mobile number': 'Enter your mobile number',
    Password: 'Use at least 8 characters',
    'Confirm Password': 'Passwords do not match!',
  };
  for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveAccessibleDescription(text);
  expect(field('First name')).toHaveFocus();
  expect(field('Email address')).toHaveValue('rahim@');
  expect(field('Password')).toHaveValue('abc');
});

test('a slip in an address is asked back on leaving, and one tap corrects it', async () => {
  await openPage('/registerPage');
  await fill('Email address', 'rahim@gmial.con');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Did you mean rahim@gmail.com?' }));
  expect(field('Email address')).toHaveValue('rahim@gmail.com');
  expect(field('Email address')).toHaveFocus();
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test('registering sends what the contract specifies, shows a message in green, and signs in', async () => {
  await openPage('/registerPage');
  const email = `rina.${process.pid}.${Date.now()}@example.com`;
  await fillAll(email);
  await signUp();
  expect((await screen.findByText('Registration successful!')).closest('.text-success')).not.toBeNull();
  // It makes way for the next page.
  expect(address()).toBe('/registerPage');
  const sent = requestsOf('POST', /\/auth\/register$/);
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { firstName: 'Rina', lastName: 'Akter', email, phoneNumber: '01712-345678', password },
  ]);
  await untilAt('/');
  expect(localStorage.getItem('IsSignin')).toBe('true');
});
