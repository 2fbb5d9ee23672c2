import { expect } from 'vitest';
import { createEmployer, type Employer } from '../support/employer.ts';
import { app, beSignedIn, openPage, screen, user, waitFor, within } from './app.ts';

/** The password of every account of `createEmployer`. */
export const password = 'a long password';

/** The page that is open, as links name it. */
export const address = (): string => location.pathname + location.search + location.hash;

export const untilAt = (expected: string): Promise<void> => waitFor(() => expect(address()).toBe(expected));

/** Types into a field in place of what it holds. */
export async function fill(label: string, text: string, where: HTMLElement = document.body): Promise<void> {
  const field = await within(where).findByLabelText(label);
  await user.clear(field);
  await user.paste(text);
}

/** Signs in through the form of the page that is open. */
export async function signIn(email: string, typed = password): Promise<void> {
  // The page that links here may have an e-mail field as well.
  const login = await screen.findByRole('button', { name: 'Login' });
  await fill('Email', email);
  await fill('Password', typed);
  await user.click(login);
}

/** The header's menu, opened. */
export async function openMenu(): Promise<HTMLElement> {
  const hamburger = await screen.findByRole('button', { name: 'Menu' });
  if (hamburger.ariaExpanded !== 'true') await user.click(hamburger);
  return screen.findByRole('navigation', { name: 'Main menu' });
}

/** Opens a page as a new employer. @param prepare adds the employer's rows first */
export async function openAsEmployer(
  path: string,
  prepare?: (employer: Employer) => Promise<unknown>,
): Promise<Employer> {
  const employer = await createEmployer(app);
  await prepare?.(employer);
  beSignedIn(employer);
  await openPage(path);
  return employer;
}
