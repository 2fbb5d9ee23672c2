import type { Page } from '@playwright/test';
import { adminPaths } from '#contract/http/api-paths.ts';
import { createEmployer } from '../screens/employer.ts';
import { rowOf } from '../screens/moderators.ts';
import { openStarted } from '../support/open-started.ts';
import type { Scene } from './scenes.ts';
import { at, openDialog, press } from './steps.ts';
import { addOthersJob, type Fixture } from './fixture.ts';

const who = 'moderator';

/** Someone new, who may be changed. */
async function openSomeone(page: Page, fixture: Fixture): Promise<void> {
  const { user } = await createEmployer(fixture);
  await openStarted(page, `/admin?view=user&of=${user._id}`);
}

export const adminScenes: readonly Scene[] = [
  { name: 'moderation', path: at('/admin'), who, isMain: true },
  {
    name: 'moderation, in the menu',
    path: at('/faq'),
    who,
    isWindow: true,
    isNarrow: true,
    act: async (page) => {
      await press(page, 'Menu');
      await page.getByRole('link', { name: 'Moderation' }).waitFor();
    },
  },
  {
    name: 'moderation, a row',
    path: at('/admin'),
    who,
    isWindow: true,
    act: async (page) => {
      await page.locator('[data-row]').nth(1).focus();
    },
  },
  {
    name: 'moderation, rejecting',
    path: at('/admin'),
    who,
    isWindow: true,
    act: (page) => openDialog(page, 'Reject…'),
  },
  { name: 'moderation, rejected', path: at('/admin?show=rejected'), who },
  { name: 'moderation, reports', path: at('/admin?view=reports'), who },
  { name: 'moderation, search', path: at('/admin?view=search&text=padma'), who },
  { name: 'moderation, nothing found', path: at('/admin?view=search&text=zzzz'), who },
  {
    name: 'moderation, audit trail',
    path: at('/admin?view=audit'),
    who,
    act: (page) => page.getByRole('main').locator('summary').first().click(),
  },
  { name: 'moderation, users', path: at('/admin?view=users'), who },
  { name: 'moderation, user', path: ({ employer }) => `/admin?view=user&of=${employer.user._id}`, who },
  {
    name: 'moderation, decided by another',
    path: at('/admin'),
    who,
    // With the rows that other scenes add, the whole page is higher than a picture can be.
    isWindow: true,
    act: async (page, fixture) => {
      const title = `Dye Master ${crypto.randomUUID().slice(0, 4)}`;
      const { job } = await addOthersJob(fixture, title);
      await page.reload();
      const row = rowOf(page, title);
      await row.waitFor();
      await fixture.moderator.send('POST', adminPaths.rejectJob(job), { reason: 'Posted before.' });
      await row.click({ position: { x: 8, y: 8 } });
      // Beside the list where there is room.
      const shown = page.getByRole('region', { name: title, exact: true }).or(row).last();
      await shown.getByRole('button', { name: 'Approve' }).click();
      await page.getByText('Nothing was overwritten.').waitFor();
    },
  },
  {
    name: 'moderation, password reset',
    path: at('/admin'),
    who,
    act: async (page, fixture) => {
      await openSomeone(page, fixture);
      await openDialog(page, 'Reset password');
      await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
      await page.getByText('The old password no longer works.').waitFor();
    },
  },
  {
    name: 'moderation, deleting a user',
    path: at('/admin'),
    who,
    isWindow: true,
    act: async (page, fixture) => {
      await openSomeone(page, fixture);
      await openDialog(page, 'Delete account…');
    },
  },
  {
    name: 'moderation, deleted user',
    path: at('/admin'),
    who,
    act: async (page, fixture) => {
      await openSomeone(page, fixture);
      await openDialog(page, 'Delete account…');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
      await page.getByText('The account is deleted.').waitFor();
    },
  },
  { name: 'moderation, health', path: at('/admin?view=health'), who },
  { name: 'moderation, not for employers', path: at('/admin'), who: 'employer' },
  { name: 'moderation, signed out', path: at('/admin') },
];
