import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import type { ApplyWay } from '#contract/applications/apply-ways.ts';
import { DAY_MS } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import type * as device from '#device/saved-jobs/writes.ts';
import { openPage, screen, user, waitFor, within } from './app.ts';
import { goOffline } from './network.ts';

/** The saved jobs by progress: where the page lands, and what follows an application that nobody answered. */

const loadWrites = (): Promise<typeof device> => import('#device/saved-jobs/writes.ts');

interface Given {
  stage: Stage;
  /** How long ago it came to its stage. */
  days: number;
  applyWays?: ApplyWay[];
}

/** Opens the page with one job on the device. */
async function openTracker({ stage, days, applyWays = [] }: Given, search = ''): Promise<void> {
  const { readSavedJob } = await import('#device/saved-jobs/saved-job.ts');
  const now = Date.now();
  const saved = readSavedJob({
    version: SAVED_JOB_VERSION,
    job: {
      _id: 'a1'.repeat(12),
      title: 'Nurse',
      company: { _id: 'c', name: 'Padma Care' },
      applicationDeadline: new Date(now + 30 * DAY_MS).toISOString(),
      applyWays,
    },
    company: { _id: 'c', name: 'Padma Care', email: 'jobs@padma.example', contactNumber: '01711-000000' },
    isFull: true,
    stage,
    stageAt: now - days * DAY_MS,
    savedAt: now - days * DAY_MS,
    copiedAt: now,
    checkedAt: now,
  });
  if (saved === undefined) throw new Error('Not a saved job.');
  await openPage('/faq');
  await (await loadWrites()).putSavedJob(saved);
  await openPage(appPaths.savedJobs + search);
  await screen.findByRole('tab', { selected: true });
}

const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

async function openFollowUp(): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Follow up?: Nurse' }));
  return screen.findByRole('dialog', { name: 'Follow up' });
}

test('the page lands on the first tab that has something, unless its address names one', async () => {
  await openTracker({ stage: 'interview', days: 1 });
  expect(selected()).toBe('1Interview');
  await openPage(`${appPaths.savedJobs}?tab=saved`);
  await screen.findByText('Nothing here. 1 job under Interview.');
  expect(selected()).toBe('0Saved');
});

test('an application that nobody answered is asked after by a short mail or a call', async () => {
  await openTracker({ stage: 'sent', days: 9 });
  goOffline();
  expect(screen.getByText('Sent 9 days ago')).toBeVisible();
  const sheet = await openFollowUp();
  const mail = within(sheet).getByRole('link', { name: 'Open email app' });
  const { pathname, searchParams } = new URL(v.parse(v.string(), mail.getAttribute('href')));
  expect(pathname).toBe('jobs@padma.example');
  expect(searchParams.get('subject')).toBe('My application for Nurse');
  expect(searchParams.get('body')).toMatch(
    /^Dear Padma Care hiring team,[^]*I applied for Nurse on \d+ \w+\./,
  );
  const call = within(sheet).getByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:+8801711000000');
  expect(within(sheet).getByRole('button', { name: 'Open Gmail' })).toBeDisabled();

  await user.click(within(sheet).getByRole('button', { name: 'Copy message' }));
  expect(await within(sheet).findByText('Followed up today')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Not yet' }));
  expect(await within(sheet).findByRole('button', { name: 'Copy message' })).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  // It was not sent after all, so the question stands.
  expect(await screen.findByRole('button', { name: 'Follow up?: Nurse' })).toBeVisible();
});

test("the number that the job itself names is called, not the company's", async () => {
  const applyWays: ApplyWay[] = [{ kind: 'call', phone: '01812 345678', whatsApp: false }];
  await openTracker({ stage: 'sent', days: 9, applyWays });
  const sheet = await openFollowUp();
  expect(within(sheet).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801812345678');
  expect(within(sheet).queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('"Not now" is remembered, and the days are counted on', async () => {
  await openTracker({ stage: 'sent', days: 9 });
  const sheet = await openFollowUp();
  await user.click(within(sheet).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('button', { name: 'Got an interview: Nurse' })).toBeVisible();
  await openPage(appPaths.savedJobs);
  expect(await screen.findByRole('button', { name: 'Got an interview: Nurse' })).toBeVisible();
  expect(screen.getByText('Sent 9 days ago')).toBeVisible();
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
  for (const name of ['Remind me of deadlines', 'Back up saved jobs', 'Restore from a file']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  const storage = within(screen.getByRole('main')).getByRole('link', { name: 'Storage and data' });
  expect(storage).toHaveAttribute('href', appPaths.storage);
});
