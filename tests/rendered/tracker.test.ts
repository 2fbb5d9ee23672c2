import { expect, test } from 'vitest';
import type { Stage } from '#contract/jobs/stages.ts';
import { DAY_MS } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import type * as device from '#device/saved-jobs/writes.ts';
import { makeCompany, makeSavedJob } from '../support/make.ts';
import { openPage, screen, user, waitFor, within } from './app.ts';

/** The saved jobs by progress: where the page lands, and how long ago an application was sent. */

const loadWrites = (): Promise<typeof device> => import('#device/saved-jobs/writes.ts');

interface Given {
  stage: Stage;
  /** How long ago it came to its stage. */
  days: number;
}

/** Opens the page with one job on the device. */
async function openTracker({ stage, days }: Given, search = ''): Promise<void> {
  const now = Date.now();
  const applicationDeadline = new Date(now + 30 * DAY_MS).toISOString();
  const times = { stageAt: now - days * DAY_MS, savedAt: now - days * DAY_MS, copiedAt: now, checkedAt: now };
  const company = makeCompany({ email: 'jobs@padma.example' });
  const saved = makeSavedJob({ job: { company: 'c', applicationDeadline }, company, stage, ...times });
  await openPage('/faq');
  await (await loadWrites()).putSavedJob(saved);
  await openPage(appPaths.savedJobs + search);
  await screen.findByRole('tab', { selected: true });
}

const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

test('the page lands on the first tab that has something, unless its address names one', async () => {
  await openTracker({ stage: 'interview', days: 1 });
  expect(selected()).toBe('1Interview');
  await openPage(`${appPaths.savedJobs}?tab=saved`);
  await screen.findByText('Nothing here. 1 job under Interview.');
  expect(selected()).toBe('0Saved');
});

test('a step that is taken back counts its days from where it was', async () => {
  await openTracker({ stage: 'sent', days: 3 });
  await user.click(screen.getByRole('button', { name: 'Got an interview: Nurse' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Nurse' }));
  await waitFor(() => expect(screen.getByText('Sent 3 days ago')).toBeVisible());
});

test('settings stand behind one button: what there is to back up, what comes from a file, the storage', async () => {
  await openTracker({ stage: 'saved', days: 1 });
  await user.click(screen.getByRole('button', { name: 'Saved jobs settings' }));
  for (const name of ['Back up saved jobs', 'Restore from a file']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  const storage = within(screen.getByRole('main')).getByRole('link', { name: 'Storage and data' });
  expect(storage).toHaveAttribute('href', appPaths.storage);
});
