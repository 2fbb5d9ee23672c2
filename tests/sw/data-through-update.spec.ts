import type { Page } from '@playwright/test';
import { createEmployer, beSignedIn } from '../screens/employer.ts';
import { field, draftSaved } from '../screens/job-form.ts';
import { createNumber, headerButton, modalOf, sendNumber, stepOf } from '../support/subscription-visitor.ts';
import { expect, openControlled, test } from './fixtures.ts';
import { comeBack, isWaiting, mark, untilReloaded } from './versions.ts';

/** A busy user, and a new version. */

const prompt = (page: Page) => page.getByRole('status', { name: 'New version' });

test('found on coming back, offered when nothing is under way, and draft and code step are there afterwards', async ({
  page,
  front,
}) => {
  await beSignedIn(page, await createEmployer(front));
  await openControlled(page, '/postJobPage');
  await field(page, 'Title').fill('Night cook');
  await expect(draftSaved(page)).toBeVisible();
  front.fault = (url) => (url === '/sw.js' ? { kind: 'edit', edit: (text) => `${text}\n//2` } : undefined);
  await comeBack(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await comeBack(page);
  await expect(prompt(page).getByRole('button')).toHaveCount(0);

  await (await headerButton(page, 'Subscribe')).click();
  await sendNumber(page, createNumber('018'));
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  await modalOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await mark(page);
  await prompt(page).getByRole('button', { name: 'Update now' }).click();
  await untilReloaded(page);
  await expect.poll(() => isWaiting(page)).toBe(false);

  await (await headerButton(page, 'Subscribe')).click();
  await expect(stepOf(page, 'Enter OTP Code')).toBeVisible();
  await page.goto('/postJobPage');
  await expect(field(page, 'Title')).toHaveValue('Night cook');
});
