import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ApplicationState } from '#contract/applications/states.ts';
import { EARLIER_COUNTS, type KnownApplication } from '#device/application.ts';
import { Letter } from '#device/letter.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { makeApplication, makeReceipt, makeSavedJob } from '../../../tests/support/make.ts';
import { listTracked, tabOf, toStageMove, countDaysSinceSent } from './tracker-rules.ts';

const day = (number: number): number => Date.UTC(2026, 10, number);

const saved = (id: string, given: object = {}): SavedJob =>
  makeSavedJob({
    job: { _id: id, title: id, applicationDeadline: '2026-12-01T00:00:00Z' },
    savedAt: day(1),
    copiedAt: day(1),
    stageAt: day(1),
    checkedAt: day(1),
    ...given,
  });

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

/** The tab of each job. */
function stand(
  jobs: readonly SavedJob[],
  letters: readonly Letter[] = [],
  applications: readonly KnownApplication[] = [],
) {
  const tracked = listTracked(
    {
      saved: new Map(jobs.map((one) => [one.job._id, one])),
      letters: new Map(letters.map((one) => [one.jobId, { letter: one, place: 'device' as const }])),
      applications: new Map(applications.map((one) => [one.jobId, one])),
    },
    day(10),
  );
  return Object.fromEntries(tracked.map(({ applied, stage }) => [applied.jobId, tabOf[stage]]));
}

test('every stored stage has its tab', () => {
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

const receipt = (jobId: string, state: ApplicationState, at: number): KnownApplication => ({
  jobId,
  jobTitle: jobId,
  companyName: '',
  unsent: undefined,
  receipt: makeReceipt({
    id: jobId,
    jobId,
    state,
    sentAt: new Date(day(2)).toISOString(),
    stateAt: new Date(day(at)).toISOString(),
  }),
});

/** The tab of a saved job whose employer told something on the fourth. */
const told = (state: ApplicationState, given: object = {}) =>
  stand([saved('a', given)], [letter('a')], [receipt('a', state, 4)])['a'];

test('a saved job follows its application, unless its user moved it since or has got further', () => {
  expect(told('new')).toBe('sent');
  expect(told('shortlisted')).toBe('sent');
  expect(told('interview')).toBe('interview');
  expect(told('offered')).toBe('result');
  expect(told('notSelected', { stage: 'interview', stageAt: day(3) })).toBe('result');
  expect(told('notSelected', { stage: 'interview', stageAt: day(5) })).toBe('interview');
  expect(told('seen', { stage: 'interview', stageAt: day(3) })).toBe('interview');
  // Saved after the application was sent.
  expect(told('seen', { savedAt: day(6), stageAt: day(6) })).toBe('sent');
});

test('beside a newer one that did not count, the earlier one stands where its employer has put it', () => {
  const { receipt: earlier } = receipt('a', 'interview', 4);
  const { receipt: withdrawn } = receipt('a', 'withdrawn', 4);
  const toUnsent = (problem: string, own = earlier): KnownApplication[] => {
    const unsent = makeApplication({ jobId: 'a', writtenAt: day(5), step: 'refused', problem, receipt: own });
    return [{ jobId: 'a', jobTitle: 'a', companyName: '', unsent, receipt: undefined }];
  };
  expect(stand([], [], toUnsent(EARLIER_COUNTS))).toEqual({ a: 'interview' });
  expect(stand([saved('a')], [], toUnsent(EARLIER_COUNTS))).toEqual({ a: 'interview' });
  expect(stand([], [], toUnsent(EARLIER_COUNTS, withdrawn))).toEqual({ a: 'writing' });
  expect(stand([], [], toUnsent('jobClosed'))).toEqual({ a: 'writing' });
});

test('what was applied for is followed without being saved; a withdrawn application is not', () => {
  const applications = [receipt('a', 'seen', 4), receipt('b', 'withdrawn', 4), receipt('c', 'offered', 4)];
  expect(stand([], [letter('a')], applications)).toEqual({ a: 'sent', c: 'result' });
  expect(stand([saved('b')], [letter('b')], applications)).toMatchObject({ b: 'writing' });
});

/** A tracked job at a stage. */
function follow(given: object) {
  const [tracked] = listTracked(
    { saved: new Map([['a', saved('a', given)]]), letters: new Map(), applications: new Map() },
    day(10),
  );
  if (tracked === undefined) throw new Error('Nothing is followed.');
  return tracked;
}

test('the days since an application was sent are counted', () => {
  const countFrom = (stageAt: number) => countDaysSinceSent(follow({ stage: 'sent', stageAt }), day(20));
  expect([day(20), day(19), day(1)].map(countFrom)).toEqual([0, 1, 19]);
});

test('only what waits for an answer is counted, from a time that is known', () => {
  for (const stage of ['saved', 'written', 'interview', 'offer', 'rejected', 'noAnswer']) {
    expect(countDaysSinceSent(follow({ stage }), day(20))).toBeNull();
  }
  expect(countDaysSinceSent(follow({ stage: 'sent', stageAt: 0 }), day(20))).toBeNull();
});

test('a job moves to the stage of a column; its result has to be chosen', () => {
  expect(toStageMove(follow({}), 'writing')).toBe('written');
  expect(toStageMove(follow({}), 'sent')).toBe('sent');
  expect(toStageMove(follow({}), 'saved')).toBeNull();
  expect(toStageMove(follow({ stage: 'offer' }), 'interview')).toBe('interview');
  expect(toStageMove(follow({ stage: 'interview' }), 'result')).toBe('choose');
  expect(toStageMove(follow({ stage: 'rejected' }), 'result')).toBeNull();
  const [loose] = listTracked(
    {
      saved: new Map(),
      letters: new Map([['a', { letter: letter('a'), place: 'device' }]]),
      applications: new Map(),
    },
    day(10),
  );
  expect(loose && toStageMove(loose, 'sent')).toBeNull();
});
