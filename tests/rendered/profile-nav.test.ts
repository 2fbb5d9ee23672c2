import { expect, test } from 'vitest';
import { breakpointPx } from '#contract/limits.ts';
import { createEmployer } from '../support/employer.ts';
import { openMenu, signIn, untilAt, openAsEmployer } from './account.ts';
import { app, beSignedIn, openPage, screen, user, waitFor, within } from './app.ts';
import { resizeWindow } from './profile.ts';

const headerLink = (name: string) => within(screen.getByRole('banner')).findByRole('link', { name });

test('the header of wide windows leads to the profile and to the form of a job', async () => {
  resizeWindow(breakpointPx.desktopHeader);
  await openAsEmployer('/faq');
  await user.click(await headerLink('Profile'));
  await untilAt('/userProfile');
  const profile = await headerLink('Profile');
  await waitFor(() => expect(profile).toHaveAttribute('data-status', 'active'));
  await user.click(await headerLink('Post a job'));
  await untilAt('/postJobPage');
});

test('Post a job asks a visitor to sign in, and goes there afterwards', async () => {
  const { user: account } = await createEmployer(app);
  resizeWindow(breakpointPx.desktopHeader);
  await openPage('/faq');
  const post = await headerLink('Post a job');
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Profile' })).toBeNull();
  await user.click(post);
  await untilAt('/signInPage');
  await signIn(account.email);
  await untilAt('/postJobPage');
});

test('menu and dock of small windows have them too, and the footer leads to the forms', async () => {
  resizeWindow(360);
  await openAsEmployer('/faq');
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Post a job' })).toBeNull();
  const menu = within(await openMenu());
  expect(menu.getByRole('link', { name: 'Post a job' })).toBeVisible();
  expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  const dock = within(screen.getByRole('navigation', { name: 'Quick menu' }));
  expect(dock.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Jobs',
    'Saved',
    'CV',
    'Profile',
  ]);
  await user.click(await screen.findByRole('heading', { name: 'Recruiter' }));
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/registerPage');
  await user.click(footer.getByRole('link', { name: 'Post a Job' }));
  await untilAt('/postJobPage');
});

test('the menu of an administrator leads to moderation, that of others does not', async () => {
  resizeWindow(360);
  const employer = await openAsEmployer('/faq');
  const menu = within(await openMenu());
  expect(menu.queryByRole('link', { name: 'Moderation' })).toBeNull();
  beSignedIn({ ...employer, user: { ...employer.user, role: 'admin' } });
  await openPage('/faq');
  const theirs = within(await openMenu());
  expect(theirs.getByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/admin');
});
