import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Job } from '#contract/jobs/job.ts';
import { SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { findClosing, toReminderKey } from './closing-rules.ts';

const NOW = Date.parse('2026-11-23T12:00:00+06:00');

const save = (id: string, deadline: string, change: Partial<SavedJob> = {}): SavedJob => ({
  version: SAVED_JOB_VERSION,
  job: v.parse(Job, { _id: id, title: id, applicationDeadline: deadline, status: 'open' }),
  company: null,
  logo: null,
  savedAt: 0,
  copiedAt: 0,
  isFull: true,
  stage: 'saved',
  stageAt: 0,
  followUpAt: 0,
  checkedAt: 0,
  latest: null,
  ...change,
});

const ids = (saved: readonly SavedJob[], announced: readonly string[] = []) =>
  findClosing(saved, new Set(announced), NOW).map(({ job }) => job._id);

test('only what closes tomorrow is announced', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((day) =>
    save(day, `${day}T00:00:00Z`),
  );
  expect(ids(days)).toEqual(['2026-11-24']);
});

test.each<Stage>(['sent', 'interview', 'offer', 'rejected', 'noAnswer'])('not after %s', (stage) => {
  expect(ids([save('job', '2026-11-24', { stage })])).toEqual([]);
});

test('by the latest known deadline, and not when the job is gone', () => {
  const moved = save('job', '2026-11-24');
  const { job } = save('job', '2026-12-24');
  expect(ids([{ ...moved, latest: { kind: 'found', job, company: null, at: 1 } }])).toEqual([]);
  expect(ids([{ ...moved, latest: { kind: 'removed', at: 1 } }])).toEqual([]);
});

test('once for each deadline', () => {
  const saved = save('job', '2026-11-24T00:00:00Z');
  expect(toReminderKey(saved)).toBe('job 2026-11-24');
  expect(ids([saved], [toReminderKey(saved)])).toEqual([]);
  expect(ids([saved], ['job 2026-11-20'])).toEqual(['job']);
});
