import type { Page } from '@playwright/test';
import { adminPaths } from '#contract/http/api-paths.ts';
import { createEmployer } from '../screens/employer.ts';
import { rowOf } from '../screens/moderators.ts';
import { openStarted } from '../support/open-started.ts';
import { scene, type Scene } from './scene.ts';
import { openDialog, press } from './steps.ts';
import { addOthersJob, type Fixture } from './fixture.ts';

const who = 'moderator';

/** Someone new, who may be changed. */
async function openSomeone(page: Page, fixture: Fixture): Promise<void> {
  const { user } = await createEmployer(fixture);
  await openStarted(page, `/admin?view=user&of=${user._id}`);
}

export const adminScenes: readonly Scene[] = [
  scene('moderation', { path: '/admin', who, isMain: true }),
  scene('moderation, in the menu', { path: '/faq', who, isWindow: true, isNarrow: true }, async (page) => {
    await press(page, 'Menu');
    await page.getByRole('link', { name: 'Moderation' }).waitFor();
  }),
  scene('moderation, a row', { path: '/admin', who, isWindow: true }, async (page) => {
    await page.locator('[data-row]').nth(1).focus();
  }),
  scene('moderation, rejecting', { path: '/admin', who, isWindow: true }, (page) =>
    openDialog(page, 'Reject…'),
  ),
  scene('moderation, rejected', { path: '/admin?show=rejected', who }),
  scene('moderation, reports', { path: '/admin?view=reports', who }),
  scene('moderation, search', { path: '/admin?view=search&text=padma', who }),
  scene('moderation, nothing found', { path: '/admin?view=search&text=zzzz', who }),
  scene('moderation, audit trail', { path: '/admin?view=audit', who }, (page) =>
    page.getByRole('main').locator('summary').first().click(),
  ),
  scene('moderation, users', { path: '/admin?view=users', who }),
  scene('moderation, user', { path: ({ employer }) => `/admin?view=user&of=${employer.user._id}`, who }),
  // With the rows that other scenes add, the whole page is higher than a picture can be.
  scene('moderation, decided by another', { path: '/admin', who, isWindow: true }, async (page, fixture) => {
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
  }),
  scene('moderation, password reset', { path: '/admin', who }, async (page, fixture) => {
    await openSomeone(page, fixture);
    await openDialog(page, 'Reset password');
    await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('The old password no longer works.').waitFor();
  }),
  scene('moderation, deleting a user', { path: '/admin', who, isWindow: true }, async (page, fixture) => {
    await openSomeone(page, fixture);
    await openDialog(page, 'Delete account…');
  }),
  scene('moderation, deleted user', { path: '/admin', who }, async (page, fixture) => {
    await openSomeone(page, fixture);
    await openDialog(page, 'Delete account…');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('The account is deleted.').waitFor();
  }),
  scene('moderation, health', { path: '/admin?view=health', who }),
  scene('moderation, not for employers', { path: '/admin', who: 'employer' }),
  scene('moderation, signed out', { path: '/admin' }),
];
