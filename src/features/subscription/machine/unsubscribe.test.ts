import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { UnsubscribeAnswer } from '#contract/subscription/subscription.ts';
import { play, stateOf } from '../../../../tests/support/subscription-states.ts';

const subscribed = {
  otpResponseData: '{"statusCode":"S1000"}',
  otpVerificationData: '{"subscriberId":"s1"}',
  otpVerificationTime: '2026-11-20T12:00:00.000Z',
  userPhone: '8801712345678',
  isSub: 'true',
  subscribId: 's1',
  subID: 's1',
  type: 'digimart',
};
const kept = { phone: '8801712345678', tel: '8801712345678', isNewUser: 'false' };
const full = { ...subscribed, ...kept };
const answered = (body: object) =>
  ({ kind: 'unsubscribeAnswered', answer: v.parse(UnsubscribeAnswer, body) }) as const;

describe('once confirmed', () => {
  it("the provider's unsubscribe call is made", () => {
    const { call, memory } = play(stateOf(full), { kind: 'unsubscribe' });
    expect(call).toEqual({ kind: 'unsubscribe', channel: 'digimart', subscribId: 's1' });
    expect(memory).toEqual(full);
  });

  it.each([
    ['no id', { subscribId: undefined, otpVerificationData: undefined }],
    ['no provider', { type: 'another', userPhone: '8801512345678', phone: undefined, tel: undefined }],
  ])('with isSub "true" and %s the keys are cleared without any call', (_what, missing) => {
    const memory = Object.fromEntries(
      Object.entries({ ...full, ...missing }).filter(([, text]) => text !== undefined),
    );
    const after = play(stateOf(memory), { kind: 'unsubscribe' });
    expect(after.call).toBeNull();
    expect(Object.keys(after.memory).every((key) => Object.hasOwn(kept, key))).toBe(true);
    expect(after.last.news).toEqual({ kind: 'unsubscribed', message: '', isRemote: false });
  });

  it.each([{}, { isSub: 'false' }, { subscribId: 's1' }, { type: 'applink' }])(
    'with %j: "Missing required unsubscribe data"',
    (memory) => {
      const after = play(stateOf(memory), { kind: 'unsubscribe' });
      expect(after.last).toEqual({ news: { kind: 'problem', problem: { code: 'missingData', detail: '' } } });
    },
  );
});

describe('the answer', () => {
  const asked = play(stateOf(full), { kind: 'unsubscribe' });

  it.each([
    [{ success: true }, 'Unsubscribed successfully'],
    [{ statusCode: 'S1000', message: 'Bye' }, 'Bye'],
  ])('%j is a success: exactly the specified keys are cleared', (body, message) => {
    const after = play(asked, answered(body));
    expect(after.memory).toEqual(kept);
    expect(after.last.news).toEqual({ kind: 'unsubscribed', message, isRemote: true });
  });

  it.each([
    [{ success: false, message: 'Not today', error: 'x' }, 'unsubscribeFailed', 'Not today'],
    [{ success: false, error: 'Unknown id' }, 'unsubscribeFailed', 'Unknown id'],
    [{ success: false }, 'unsubscribeFailed', 'API returned failure status'],
    [{ statusCode: 'E1951', message: 'Bad' }, 'unsubscribeFailed', 'There is an error, please try again'],
    [{ statusDetail: 'Invalid number' }, 'unsubscribeFailed', 'There is an error, please try again'],
    [{ status: 200, error: 'Half done' }, 'unsubscribeFailed', 'Half done'],
    [{}, 'unsubscribeFailed', ''],
    [{ success: false, statusCode: 'E9001', message: 'A code, please' }, 'codeNeeded', 'A code, please'],
  ])('%j is a failure, %s: "%s", and nothing is cleared', (body, code, detail) => {
    const after = play(asked, answered(body));
    expect([after.memory, after.call]).toEqual([full, null]);
    expect(after.last.news).toEqual({ kind: 'problem', problem: { code, detail } });
  });

  it('a call that failed clears nothing', () => {
    const after = play(asked, { kind: 'callFailed', message: 'Failed to unsubscribe (500)' });
    expect(after.memory).toEqual(full);
    expect(after.last.news).toMatchObject({ problem: { detail: 'Failed to unsubscribe (500)' } });
  });

  it('ends a lookup that is under way: its answer would subscribe again', () => {
    const looking = play(stateOf(full), { kind: 'returned' }, { kind: 'unsubscribe' });
    expect(play(looking, answered({ success: true })).lookup).toBeNull();
  });
});

it.each([
  ['its own number', full, '8801712345678', kept],
  ['another number', full, '8801912345678', full],
  [
    'a number, where it knows none',
    { isSub: 'true', type: 'applink', subscribId: 's1', isNewUser: 'false' },
    '8801912345678',
    { isNewUser: 'false' },
  ],
])('a device on which %s was stopped', (_what, stored, phone, left) => {
  expect(play(stateOf(stored), { kind: 'stopped', phone }).memory).toEqual(left);
});

it('forgotten by this device alone: the specified keys are cleared, and the news is local only', () => {
  const after = play(stateOf(full), { kind: 'forget' });
  expect(after.memory).toEqual(kept);
  expect(after.last.news).toEqual({ kind: 'unsubscribed', message: '', isRemote: false });
  expect(after.last.call).toBeUndefined();
});
