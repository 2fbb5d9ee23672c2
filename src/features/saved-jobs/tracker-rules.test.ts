import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Letter } from '#device/letters/letter.ts';
import { readSavedJob, type SavedJob } from '#device/saved-jobs/saved-job.ts';
import { listTracked, tabOf } from './tracker-rules.ts';

const day = (number: number): number => Date.UTC(2026, 10, number);

function saved(id: string, given: object = {}): SavedJob {
  const job = { _id: id, title: id, applicationDeadline: '2026-12-01T00:00:00Z' };
  const times = { savedAt: day(1), copiedAt: day(1), stageAt: day(1), checkedAt: day(1) };
  const one = readSavedJob({ version: 2, job, ...times, isFull: true, stage: 'saved', ...given });
  if (one === undefined) throw new Error('Not a saved job.');
  return one;
}

const letter = (jobId: string, given: object = {}) =>
  v.parse(Letter, {
    version: 1,
    jobId,
    title: jobId,
    body: 'Dear',
    step: 'draft',
    changedAt: day(2),
    ...given,
  });

/** Where each job stands. */
function stand(jobs: readonly SavedJob[], letters: readonly Letter[] = []) {
  const tracked = listTracked(
    new Map(jobs.map((one) => [one.job._id, one])),
    new Map(letters.map((one) => [one.jobId, { letter: one, place: 'device' as const }])),
    day(10),
  );
  return Object.fromEntries(tracked.map(({ applied, stage }) => [applied.jobId, tabOf[stage]]));
}

test('every stored stage has its tab, also those of the first version', () => {
  const stages = ['saved', 'written', 'sent', 'interview', 'offer', 'rejected', 'noAnswer'];
  expect(stand(stages.map((stage) => saved(stage, { stage })))).toEqual({
    saved: 'saved',
    written: 'writing',
    sent: 'sent',
    interview: 'interview',
    offer: 'result',
    rejected: 'result',
    noAnswer: 'result',
  });
  const first = readSavedJob({ job: { _id: 'a', title: 'a' }, savedAt: 1, copiedAt: 1, isFull: true });
  expect(first && stand([first])).toEqual({ a: 'saved' });
});

test('a job whose letter is not sent is being written for, until it is moved back', () => {
  expect(stand([saved('a')], [letter('a')])).toEqual({ a: 'writing' });
  expect(stand([saved('a')], [letter('a', { step: 'sent' })])).toEqual({ a: 'saved' });
  expect(stand([saved('a', { stageAt: day(3) })], [letter('a')])).toEqual({ a: 'saved' });
  expect(stand([saved('a', { stage: 'interview' })], [letter('a')])).toEqual({ a: 'interview' });
});

test('an unsent letter for a job that is not saved is followed as well; a sent one is not', () => {
  expect(stand([], [letter('a'), letter('b', { step: 'ready' }), letter('c', { step: 'sent' })])).toEqual({
    a: 'writing',
    b: 'writing',
  });
});
