import type { Page } from '@playwright/test';
import type { Session } from '#contract/accounts/auth.ts';
import type { SharedApp } from '../support/shared-app.ts';
import { createEmployer, type Employer } from '../support/employer.ts';
import { openStarted } from '../support/open-started.ts';

export * from '../support/employer.ts';

/** The pages that are opened from now on have their session, until they sign out. */
export async function beSignedIn(page: Page, { user, token }: Session): Promise<void> {
  await page.addInitScript(
    ([storedUser, storedToken]) => {
      if (localStorage.getItem('IsSignin') !== null) return;
      localStorage.setItem('user', storedUser);
      localStorage.setItem('token', storedToken);
      localStorage.setItem('IsSignin', 'true');
    },
    [JSON.stringify(user), token] as const,
  );
}

/** Opens a page as a new employer. @param prepare adds the employer's rows first */
export async function openAsEmployer(
  { page, app }: { page: Page; app: SharedApp },
  path: string,
  prepare: (employer: Employer) => Promise<unknown>,
): Promise<Employer> {
  const employer = await createEmployer(app);
  await prepare(employer);
  await beSignedIn(page, employer);
  await openStarted(page, path);
  return employer;
}
