import type { ApplicationState } from '#contract/applications/states.ts';
import { expect, test } from 'vitest';
import type { KnownApplication } from '#device/application.ts';
import { makeReceipt } from '../../../tests/support/make.ts';
import { toMoment, toStateLine, toWaitReason } from './application-state.tsx';

const now = Date.UTC(2026, 10, 28);

test('a moment is in the time of Bangladesh', () => {
  expect(toMoment('2026-11-26T08:05:00.000Z', now)).toBe('26 Nov, 14:05');
  expect(toMoment('2026-11-26T19:30:00.000Z', now)).toBe('27 Nov, 01:30');
});

test.each([
  [true, true, null],
  [false, true, 'offline'],
  [true, false, 'signIn'],
  [false, false, 'both'],
])('what waits: online %s, signed in %s', (isOnline, isSignedIn, reason) => {
  expect(toWaitReason({ isOnline, isSignedIn }, undefined)).toBe(reason);
  expect(toWaitReason({ isOnline, isSignedIn }, 'tooManyAttempts')).toBe(reason ?? 'server');
});

const known = (changes: Partial<KnownApplication['receipt']>): KnownApplication => ({
  jobId: 'j',
  jobTitle: 'Welder',
  companyName: '',
  unsent: undefined,
  receipt: makeReceipt({ stateAt: '2026-11-27T08:05:00.000Z', ...changes }),
});

test('what was told stands with its time, and what was only sent with its own', () => {
  const situation = { now, isOnline: true, isSignedIn: true };
  expect(toStateLine(known({}), situation).text).toBe('Sent 26 Nov, 14:05');
  expect(toStateLine(known({ state: 'seen' }), situation).text).toBe('Seen by the employer · 27 Nov, 14:05');
  const iconOf = (state: ApplicationState) => toStateLine(known({ state }), situation).icon;
  expect((['new', 'offered', 'notSelected', 'withdrawn'] as const).map(iconOf)).toEqual([
    'check',
    'check',
    'close',
    'close',
  ]);
});
