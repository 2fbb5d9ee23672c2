import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Letter } from '#device/letter.ts';
import { toMarkup } from '../support/markup.tsx';
import { makeSavedJob } from '../support/make.ts';
import { TrackerCard } from '#features/saved-jobs/tracker-card.tsx';
import { listTracked } from '#features/saved-jobs/tracker-rules.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const idle = () => Promise.resolve();
const actions = {
  apply: () => undefined,
  write: () => undefined,
  remove: idle,
  setStage: idle,
  accept: idle,
};

interface Given {
  job?: object;
  saved?: object;
  letter?: object | null;
}

/** The card of a saved job, as on its page. */
async function show({ job = {}, saved = {}, letter = null }: Given): Promise<string> {
  const posting = { _id: 'j', title: 'Nurse', category: { _id: 'k', name: 'Care' }, ...job };
  const one = makeSavedJob({ job: posting, ...saved });
  const letters =
    letter && v.parse(Letter, { version: 1, jobId: 'j', body: 'Dear', step: 'ready', ...letter });
  const [tracked] = listTracked(
    {
      saved: new Map([['j', one]]),
      letters: new Map(letters ? [['j', { letter: letters, place: 'device' as const }]] : []),
      applications: new Map(),
    },
    now,
  );
  if (tracked === undefined) throw new Error('Nothing is followed.');
  return toMarkup(() => (
    <TrackerCard tracked={tracked} now={now} actions={actions} isOpen={false} onOpen={() => undefined} />
  ));
}

test('a saved job is followed, and its letter sent, while it is open', async () => {
  expect(await show({})).toContain('Mark as sent');
  expect(await show({ letter: {} })).toContain('Send letter');
});

test.each([
  ['Filled', { status: 'closed' }],
  ['Closed', { applicationDeadline: '2020-11-29' }],
])('%s: there are others, and the letter can be read alone', async (word, job) => {
  const html = await show({ job });
  expect(html).toContain(`<strong>${word} </strong>`);
  expect(html).toContain('See similar jobs');
  expect(html).not.toContain('Mark as sent');
  const written = await show({ job, letter: {} });
  expect(written).toContain('Read letter');
  expect(written).not.toContain('Send letter');
});

test('days until the deadline are counted until the application is sent', async () => {
  const job = { applicationDeadline: '2026-12-02T12:00:00Z' };
  for (const stage of ['saved', 'written']) {
    const html = await show({ job, saved: { stage } });
    expect(html).toContain('Closes in 2 days');
    expect(html).toContain('days</span>');
  }
  for (const stage of ['sent', 'interview', 'offer', 'rejected', 'noAnswer']) {
    const html = await show({ job, saved: { stage } });
    expect(html).not.toContain('Closes in');
    expect(html).not.toContain('days</span>');
  }
});

test('what was sent before the job closed is followed on', async () => {
  expect(await show({ job: { status: 'closed' }, saved: { stage: 'sent' } })).toContain('Got an interview');
});

const sent = (day: number) => ({ stage: 'sent', stageAt: Date.UTC(2026, 10, day) });

test('an application that was sent elsewhere shows how many days ago', async () => {
  const fresh = await show({ saved: sent(27) });
  expect(fresh).toContain('Sent 3 days ago');
  expect(fresh).toContain('Got an interview');
  expect(await show({ saved: sent(30) })).toContain('Sent today');
  const old = await show({ saved: sent(20) });
  expect(old).toContain('Sent 10 days ago');
  expect(old).toContain('Got an interview');
});

test('the card shows the pay, where it is known', async () => {
  const salary = { min: 30000, max: 40000, currency: 'BDT', type: 'monthly', bonus: null };
  expect(await show({ job: { salary } })).toContain('৳30,000 – 40,000');
  expect(await show({})).not.toContain('৳');
});
