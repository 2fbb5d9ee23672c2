import { expect, test } from 'vitest';
import { createEmployer } from '../support/employer.ts';
import { openAsEmployer, openMenu, password, signIn, untilAt, fill } from './account.ts';
import { app, openPage, screen, user, waitFor, within } from './app.ts';

const main = async () => within(await screen.findByRole('main'));

/** The first job of the page that is open. */
async function findJob(): Promise<{ link: HTMLElement; title: string; href: string }> {
  const [card] = await (await main()).findAllByRole('article');
  if (card === undefined) throw new Error('No job.');
  const link = within(within(card).getByRole('heading')).getByRole('link');
  return { link, title: link.textContent, href: link.getAttribute('href') ?? '' };
}

const press = async (name: string): Promise<void> =>
  user.click(await (await main()).findByRole('link', { name }));

async function register(): Promise<void> {
  await fill('First name', 'Rina');
  await fill('Last name', 'Akter');
  await fill('Email address', `goal.${process.pid}.${Date.now()}@example.com`);
  await fill('Mobile number', '01712345678');
  await fill('Password', password);
  await fill('Confirm Password', password);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

test('a job that was opened by its address is there again after Sign in, from the menu', async () => {
  const { email } = (await createEmployer(app)).user;
  await openPage('/jobPage');
  const { title, href } = await findJob();
  await openPage(href);
  await screen.findByRole('heading', { level: 1, name: title });
  await user.click(within(await openMenu()).getByRole('link', { name: 'Sign in' }));
  await untilAt('/signInPage');
  expect(await screen.findByText(`Continue to ${title}`)).toBeVisible();
  await signIn(email);
  await untilAt(href);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('"Sign in" of the menu and "Create Account" of the footer lead back as well', async () => {
  const { email } = (await createEmployer(app)).user;
  await openPage('/faq');
  await user.click(await screen.findByRole('link', { name: 'Create Account' }));
  expect(await screen.findByText('Continue to the FAQ')).toBeVisible();
  await openPage('/jobPage?search=a');
  await user.click(within(await openMenu()).getByRole('link', { name: 'Sign in' }));
  await untilAt('/signInPage');
  // The same link once more leads nowhere else.
  await user.click(within(await openMenu()).getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('Continue to the job list')).toBeVisible();
  await signIn(email);
  await untilAt('/jobPage?search=a');
});

test('a newcomer reads the job of a card three taps later, and sees on the way which one it is', async () => {
  // Nobody has signed in here before.
  await openPage('/');
  const { link, title, href } = await findJob();
  await user.click(link);
  await untilAt('/signInPage');
  const goal = await screen.findByText(`Continue to ${title}`);
  expect(screen.queryByText('Welcome back.')).toBeNull();
  expect(goal.parentElement).toHaveTextContent(/\d/);
  const newHere = screen.getByRole('link', { name: 'New here' });
  const login = screen.getByRole('button', { name: 'Login' });
  expect(newHere.compareDocumentPosition(login)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(newHere);
  await untilAt('/registerPage');
  expect(await screen.findByText(`Continue to ${title}`)).toBeVisible();
  await register();
  await untilAt(href);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('registering on the way keeps the goal, and Back then leads to the list', async () => {
  await openPage('/jobPage');
  const { link, title, href } = await findJob();
  await user.click(link);
  expect(await screen.findByText(`Continue to ${title}`)).toBeVisible();
  await press('Register here');
  await untilAt('/registerPage');
  expect(await screen.findByText(`Continue to ${title}`)).toBeVisible();
  // Back and forth between the two forms adds nothing to the history.
  await press('Sign in');
  await untilAt('/signInPage');
  await press('Register here');
  await untilAt('/registerPage');
  await register();
  await untilAt(href);
  history.back();
  await untilAt('/jobPage');
  // Other jobs may have the same title.
  const isListed = () =>
    screen.getAllByRole('link', { name: title }).some((shown) => shown.getAttribute('href') === href);
  await waitFor(() => expect(isListed()).toBe(true));
});

test('with a session the sign-in page continues at once, and Back does not return to it', async () => {
  await openAsEmployer('/faq');
  await openPage('/signInPage');
  await untilAt('/');
  history.back();
  await untilAt('/faq');
});
