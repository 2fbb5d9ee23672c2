import { expect, test } from 'vitest';
import type { Receipt } from '#contract/applications/application.ts';
import { makeApplication, makeReceipt } from '../../tests/support/make.ts';
import { type StoredApplication, EARLIER_COUNTS, EDITED, mergeApplications } from './application.ts';

const receipt = (jobId: string, state: Receipt['state'], day: number) =>
  makeReceipt({ jobId, state, stateAt: `2026-11-${day}T08:00:00.000Z` });

const stored = (jobId: string, step: StoredApplication['step'], given: object = {}) =>
  makeApplication({ jobId, step, ...given });

/** Of a job: the step of what is here, and the state of what was sent. */
function merge(here: StoredApplication[], told: Receipt[]) {
  const known = mergeApplications(here, told).get('a');
  return known && [known.unsent?.step, known.receipt?.state];
}

test('what was sent from any device is known by its job, as the server told last', () => {
  expect(merge([], [receipt('a', 'seen', 21)])).toEqual([undefined, 'seen']);
  const sent = stored('a', 'sent', { receipt: receipt('a', 'new', 20) });
  expect(merge([sent], [])).toEqual([undefined, 'new']);
  expect(merge([sent], [receipt('a', 'interview', 22)])).toEqual([undefined, 'interview']);
  expect(merge([sent], [receipt('b', 'seen', 22)])).toEqual([undefined, 'new']);
  // Sent again after a withdrawal that an older answer told of.
  expect(merge([sent], [receipt('a', 'withdrawn', 19)])).toEqual([undefined, 'new']);
});

test('what waits is shown; a refusal only while nothing has arrived', () => {
  expect(merge([stored('a', 'waiting')], [])).toEqual(['waiting', undefined]);
  expect(merge([stored('a', 'waiting')], [receipt('a', 'withdrawn', 21)])).toEqual(['waiting', 'withdrawn']);
  expect(merge([stored('a', 'refused')], [])).toEqual(['refused', undefined]);
  expect(merge([stored('a', 'refused')], [receipt('a', 'withdrawn', 21)])).toEqual(['refused', 'withdrawn']);
  expect(merge([stored('a', 'refused')], [receipt('a', 'seen', 21)])).toEqual([undefined, 'seen']);
  // What was written after an earlier one had arrived is its writer's to send or to drop.
  const later = stored('a', 'refused', { problem: EARLIER_COUNTS, receipt: receipt('a', 'new', 20) });
  expect(merge([later], [receipt('a', 'seen', 21)])).toEqual(['refused', 'seen']);
  const edited = stored('a', 'refused', { problem: EDITED });
  expect(merge([edited], [receipt('a', 'seen', 21)])).toEqual(['refused', 'seen']);
  expect(merge([], [])).toBeUndefined();
});
