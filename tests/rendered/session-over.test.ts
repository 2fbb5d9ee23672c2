import { expect, test } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { fill, openAsEmployer, signIn, untilAt } from './account.ts';
import { openPage, screen, user, waitFor, within } from './app.ts';
import { countDrafts } from './drafts.ts';

const readDevice = (): string => JSON.stringify({ ...localStorage });

test.each(['/userProfile', '/userJobs', '/companiesList', '/postJobPage', '/accountSettings'])(
  '%s with an ended session has one card with one way to sign in, and forgets whose it was',
  async (path) => {
    const { user: account, token } = await openAsEmployer(path, ({ send }) =>
      send('POST', accountPaths.logout, {}),
    );
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/Your session has ended/)).toBeVisible();
    expect(main.getAllByRole('alert')).toHaveLength(1);
    expect(main.getAllByRole('link', { name: 'Sign in' })).toHaveLength(1);
    const { email, firstName, phoneNumber } = account;
    for (const own of [email, firstName, phoneNumber, token]) expect(readDevice()).not.toContain(own);
    await user.click(main.getByRole('link', { name: 'Sign in' }));
    await untilAt('/signInPage');
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    await signIn(email);
    await untilAt(path);
    await waitFor(() => expect(screen.queryByText(/Your session has ended/)).toBeNull());
  },
);

test('the sign-in page asks for the password of a session that has ended', async () => {
  const { user: account } = await openAsEmployer('/signInPage', ({ send }) =>
    send('POST', accountPaths.logout, {}),
  );
  expect(await screen.findByLabelText('Email')).toHaveValue(account.email);
  await untilAt('/signInPage');
  expect(readDevice()).not.toContain(account.email);
});

test('what was typed before the session ended is there after signing in again', async () => {
  const { user: account, send } = await openAsEmployer('/createCompanyPage');
  await fill('Company name', 'Padma Mills');
  await waitFor(async () => expect(await countDrafts('Padma Mills')).toBe(1));
  await send('POST', accountPaths.logout, {});
  await openPage('/userProfile');
  await screen.findByText(/Your session has ended/);
  await openPage('/createCompanyPage');
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('link', { name: 'Sign in' }));
  await signIn(account.email);
  await untilAt('/createCompanyPage');
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue('Padma Mills'));
});
