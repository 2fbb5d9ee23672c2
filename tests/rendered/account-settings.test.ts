import { expect, test, vi } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { addOwnCompany, addOwnJob, createEmployer } from '../support/employer.ts';
import { fill, openAsEmployer, password, signIn, untilAt } from './account.ts';
import { answer, app, breakOff, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';
import { loseAnswer } from './network.ts';

const path = '/accountSettings';
const next = 'another long password';
const changePassword = /\/auth\/change-password$/;

const press = async (name: string, where: HTMLElement = document.body) =>
  user.click(await within(where).findByRole('button', { name }));

/** @param name its heading */
const setting = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

async function openSetting(name: string, button: string): Promise<HTMLElement> {
  const card = await setting(name);
  await press(button, card);
  return card;
}

const field = (card: HTMLElement, label: string): Promise<HTMLElement> => within(card).findByLabelText(label);

const untilSaid = (card: HTMLElement, text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => expect(within(card).getByRole('alert')).toHaveTextContent(text));

async function fillNewPassword(): Promise<HTMLElement> {
  const card = await openSetting('Password', 'Change password');
  await fill('Current password', password, card);
  await fill('New password', next, card);
  await fill('Confirm new password', next, card);
  return card;
}

/** The status of the server's answer. */
async function ask(at: string, token: string | null, body?: object): Promise<number> {
  const answered = await fetch(app.origin + at, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  return answered.status;
}

test('without a session the settings ask to sign in, and return; the profile leads to them', async () => {
  const { email } = (await createEmployer(app)).user;
  await openPage(path);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Authentication token not found!')).toBeVisible();
  await user.click(main.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('Continue to “Account settings”')).toBeVisible();
  await signIn(email);
  await untilAt(path);
  await user.click(await screen.findByRole('link', { name: 'Back to your profile' }));
  await user.click(await screen.findByRole('link', { name: 'Account settings' }));
  await setting('Delete account');
  // The address is not confirmed: that is known a moment later.
  await setting('Your email address');
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
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

test('name and number are changed with the password, and shown everywhere', async () => {
  await openAsEmployer(path);
  const card = await openSetting('Name and mobile number', 'Change details');
  expect(await field(card, 'Last name')).toHaveValue('Akter');
  await fill('Last name', 'Begum', card);
  await fill('Mobile number', '০১৮১২-৩৪৫৬৭৮', card);
  await press('Save details', card);
  const current = await field(card, 'Current password');
  expect(current).toHaveFocus();
  expect(current).toHaveAccessibleDescription('Enter your password');
  await fill('Current password', 'not the password', card);
  await press('Save details', card);
  await untilSaid(card, /^Your current password is not correct\.$/);
  await waitFor(() => expect(current).toHaveFocus());
  expect(await field(card, 'Last name')).toHaveValue('Begum');
  await fill('Current password', password, card);
  await press('Save details', card);
  expect(await within(card).findByText('Your details are saved.')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Change details' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Back to your profile' }));
  expect(await screen.findByText('Rina Begum')).toBeVisible();
  expect(await screen.findByText('01812-345678')).toBeVisible();
});

test('details that cannot be loaded show a message, and come with Retry', async () => {
  await openAsEmployer(path);
  // The page has read the profile for a part of its own.
  await screen.findByText(/It is not confirmed yet\./);
  const end = answer(/\/auth\/profile$/, () => ({ body: { success: false } }));
  const card = await openSetting('Name and mobile number', 'Change details');
  await untilSaid(card, 'Your details could not be loaded.');
  end();
  await press('Retry', card);
  expect(await field(card, 'First name')).toHaveValue('Rina');
  await press('Cancel', card);
  expect(await within(card).findByRole('button', { name: 'Change details' })).toHaveFocus();
});

test('a new password counts from then on, and signs out the other devices', async () => {
  const { user: account, token, send } = await openAsEmployer(path);
  const { email } = account;
  const elsewhere = Reflect.get(Object(await send('POST', accountPaths.login, { email, password })), 'token');
  const card = await fillNewPassword();
  await user.click(within(card).getAllByRole('button', { name: 'Show password' })[0] ?? card);
  expect(await field(card, 'Current password')).toHaveAttribute('type', 'text');
  await press('Save new password', card);
  expect(
    await within(card).findByText('Your password is changed. Other devices are signed out.'),
  ).toBeVisible();
  expect(await ask(accountPaths.profile, token)).toBe(200);
  expect(await ask(accountPaths.profile, String(elsewhere))).toBe(401);
  expect(await ask(accountPaths.login, null, { email, password })).toBe(401);
  expect(await ask(accountPaths.login, null, { email, password: next })).toBe(200);
});

const weekly = (card: HTMLElement): Promise<HTMLElement> =>
  within(card).findByRole('checkbox', { name: 'Your jobs, every week' });

test('mails can be chosen, and are shown as they were', async () => {
  await openAsEmployer(path);
  const card = await openSetting('Email settings', 'Choose emails');
  expect(await weekly(card)).toBeChecked();
  await user.click(await weekly(card));
  const end = answer(/\/auth\/mails$/, breakOff);
  await press('Save', card);
  await untilSaid(card, 'This needs internet');
  expect(await weekly(card)).not.toBeChecked();
  end();
  await press('Save', card);
  expect(await within(card).findByText('Your choice is saved.')).toBeVisible();
  await openPage(path);
  const again = await openSetting('Email settings', 'Choose emails');
  expect(await weekly(again)).not.toBeChecked();
  expect(within(again).getByRole('checkbox', { name: 'Approvals and rejections' })).toBeChecked();
});

test('a choice of mails that cannot be loaded shows a message, and comes with Retry', async () => {
  await openAsEmployer(path);
  const end = answer(/\/auth\/mails$/, () => ({ body: { success: false } }));
  const card = await openSetting('Email settings', 'Choose emails');
  await untilSaid(card, 'Your email settings could not be loaded.');
  end();
  await press('Retry', card);
  expect(await within(card).findByRole('checkbox', { name: 'Approvals and rejections' })).toBeChecked();
});

test('a new address is checked before it is sent, and a refusal loses nothing', async () => {
  const { email } = (await openAsEmployer(path)).user;
  const card = await openSetting('Change your email address', 'Change address');
  const send = () => press('Send me a link', card);
  await fill('New email address', 'nonsense', card);
  await send();
  const typed = await field(card, 'New email address');
  expect(typed).toHaveFocus();
  expect(typed).toHaveAccessibleDescription(/valid/);
  await fill('New email address', 'next@example.com', card);
  await fill('Current password', 'not the password', card);
  await send();
  await untilSaid(card, /^Your current password is not correct\.$/);
  expect(typed).toHaveValue('next@example.com');
  await fill('New email address', email, card);
  await fill('Current password', password, card);
  await send();
  await untilSaid(card, /^This is your address already\.$/);
  await fill('New email address', 'next@example.com', card);
  await send();
  expect(await within(card).findByText(/We sent a link to next@example\.com\./)).toBeVisible();
});

test('an answer that was lost is distinguished from a wrong password', async () => {
  await openAsEmployer(path);
  loseAnswer('POST', changePassword);
  const card = await fillNewPassword();
  await press('Save new password', card);
  await untilSaid(card, 'This needs internet');
  await press('Save new password', card);
  await untilSaid(card, 'Your last attempt may have worked. The new password counts then.');
});

test('signing out everywhere asks, and ends every session', async () => {
  const { token } = await openAsEmployer(path);
  const card = await openSetting('Sign out everywhere', 'Sign out everywhere');
  await press('Stay signed in');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsOf('POST', /\/logout-all$/)).toEqual([]);
  await press('Sign out everywhere', card);
  await press('Sign out everywhere', await screen.findByRole('dialog'));
  await untilAt('/signInPage');
  await screen.findByRole('button', { name: 'Login' });
  expect(localStorage.getItem('token')).toBeNull();
  expect(await ask(accountPaths.profile, token)).toBe(401);
});

test('the data comes as a JSON file, and a failure shows a message', async () => {
  await openAsEmployer(path, async (employer) => {
    await addOwnJob(employer, await addOwnCompany(employer, 'Meghna Mills'), { title: 'Weaver of Meghna' });
  });
  const end = answer(/\/auth\/export$/, breakOff);
  const card = await openSetting('Your data', 'Download my data');
  await untilSaid(card, 'This needs internet');
  end();
  const file = vi.spyOn(URL, 'createObjectURL');
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press('Download my data', card);
  expect(await within(card).findByText('The file is saved.')).toBeVisible();
  expect(link.mock.contexts[0]).toHaveAttribute('download', 'kaj-my-data.json');
  const saved = file.mock.calls[0]?.[0];
  const text = saved instanceof Blob ? await saved.text() : '';
  for (const part of ['Meghna Mills', 'Weaver of Meghna', '01712-345678']) expect(text).toContain(part);
  expect(text).not.toMatch(/password/i);
  expect(within(card).getByRole('alert')).toBeEmptyDOMElement();
  vi.restoreAllMocks();
});

test('deleting says what goes, asks, forgets the account here, and signing in undoes it', async () => {
  const employer = await openAsEmployer(path, async (one) => {
    const company = await addOwnCompany(one, 'Meghna Mills');
    await addOwnJob(one, company);
    await addOwnJob(one, company);
  });
  const { email, _id } = employer.user;
  const card = await openSetting('Delete account', 'Delete my account…');
  await within(card).findByText('Your 1 company and 2 jobs disappear from the site right away.');
  expect(within(card).getByText('Sign in within 30 days and everything else comes back.')).toBeVisible();
  const send = () => press('Delete my account', card);
  const sure = async () => press('Delete my account', await screen.findByRole('dialog'));
  await fill('Current password', 'not the password', card);
  await send();
  await press('Keep my account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await send();
  await sure();
  await untilSaid(card, /^Your current password is not correct\.$/);
  await fill('Current password', password, card);
  await send();
  await sure();
  const said = await screen.findByRole('dialog', { name: 'Your account is deleted' });
  expect(said).toHaveTextContent(/Sign in before \d+ \w+ \d{4} to undo it\./);
  await press('OK', said);
  await untilAt('/signInPage');
  await waitFor(() => {
    const stored = JSON.stringify({ ...localStorage });
    for (const part of [employer.token, email, _id]) expect(stored).not.toContain(part);
  });
  await signIn(email);
  await press('OK', await screen.findByRole('dialog', { name: 'Your account is back' }));
  await openPage('/companiesList');
  expect(await screen.findByText('Meghna Mills')).toBeVisible();
});

test('without companies and jobs that is said; what cannot be counted is said without a number', async () => {
  await openAsEmployer(path);
  const card = await openSetting('Delete account', 'Delete my account…');
  await within(card).findByText('You have no companies and no jobs here.');
  await press('Cancel', card);
  answer(/\/api\/v1\/jobs$/, () => ({ status: 400, body: { success: false } }));
  await openSetting('Delete account', 'Delete my account…');
  await within(card).findByText('Your companies and jobs disappear from the site right away.');
});
