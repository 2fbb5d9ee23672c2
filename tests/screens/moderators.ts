import type { Locator, Page } from '@playwright/test';
import { runAdmin } from '../support/admin.ts';
import type { SharedApp } from '../support/shared-app.ts';
import { openStarted } from '../support/open-started.ts';
import { beSignedIn, createEmployer, type Employer } from './employer.ts';

export const adminPath = '/admin';

let names = 0;
/** Tests share a server: no name is another's. */
export const unique = (name: string): string => `${name} ${(names += 1)}${process.pid}`;

/** A new moderator. */
export async function createModerator(app: SharedApp): Promise<Employer> {
  const moderator = await createEmployer(app);
  await runAdmin(app.dataDir, ['grant-admin', moderator.user.email, '--yes']);
  return { ...moderator, user: { ...moderator.user, role: 'admin' } };
}

/** Opens a view of moderation as a moderator. */
export async function openAsModerator(
  { page, app }: { page: Page; app: SharedApp },
  search = '',
): Promise<Employer> {
  const moderator = await createModerator(app);
  await beSignedIn(page, moderator);
  await openStarted(page, adminPath + search);
  return moderator;
}

/** The row of a company or job. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('article', { name, exact: true });

export const snackOf = (page: Page): Locator => page.getByRole('status', { name: 'Last action' });

/** Undoes the last decision by the button of its message. */
export const undo = (page: Page): Promise<void> =>
  snackOf(page).getByRole('button', { name: /^Undo/ }).click();
