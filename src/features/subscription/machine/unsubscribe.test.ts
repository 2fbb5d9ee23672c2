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

  it('a second press does nothing while the first is under way', () => {
    expect(play(stateOf(full), { kind: 'unsubscribe' }, { kind: 'unsubscribe' }).last).toEqual({});
  });
});

describe('the answer', () => {
  const asked = play(stateOf(full), { kind: 'unsubscribe' });

  it.each([
    [{ success: true }, 'Unsubscribed successfully'],
    [{ statusCode: 'S1000', message: 'Bye' }, 'Bye'],
    [{ status: 200 }, 'Unsubscribed successfully'],
  ])('%j is a success: exactly the specified keys are cleared', (body, message) => {
    const after = play(asked, answered(body));
    expect(after.memory).toEqual(kept);
    expect(after.last.news).toEqual({ kind: 'unsubscribed', message, isRemote: true });
  });

  it.each([
    [{ success: false, message: 'Not today', error: 'x' }, 'Not today'],
    [{ success: false, error: 'Unknown id' }, 'Unknown id'],
    [{ success: false }, 'API returned failure status'],
    [{ success: false, statusCode: 'S1000' }, 'API returned failure status'],
    [{ statusCode: 'E1951', message: 'Bad' }, 'There is an error, please try again'],
    [{ success: true, statusDetail: 'Invalid number' }, 'There is an error, please try again'],
    [{ status: 200, error: 'Half done' }, 'Half done'],
    [{}, ''],
  ])('%j is a failure: "%s", and nothing is cleared', (body, detail) => {
    const after = play(asked, answered(body));
    expect(after.memory).toEqual(full);
    expect(after.call).toBeNull();
    expect(after.last.news).toEqual({ kind: 'problem', problem: { code: 'unsubscribeFailed', detail } });
  });

  it('a required code is reported, and nothing is cleared', () => {
    const after = play(asked, answered({ success: false, statusCode: 'E9001', message: 'A code, please' }));
    expect(after.memory).toEqual(full);
    expect(after.call).toBeNull();
    expect(after.last.news).toEqual({
      kind: 'problem',
      problem: { code: 'codeNeeded', detail: 'A code, please' },
    });
  });

  it('a call that failed clears nothing', () => {
    const after = play(asked, { kind: 'callFailed', message: 'Failed to unsubscribe (500)' });
    expect(after.memory).toEqual(full);
    expect(after.last.news).toMatchObject({ problem: { detail: 'Failed to unsubscribe (500)' } });
  });

  it('is ignored without a pending call', () => {
    expect(play(stateOf(full), answered({ success: true })).last).toEqual({});
  });

  it('ends a lookup that is under way: its answer would subscribe again', () => {
    const looking = play(stateOf(full), { kind: 'returned' }, { kind: 'unsubscribe' });
    expect(play(looking, answered({ success: true })).lookup).toBeNull();
  });
});

describe('stopped by number', () => {
  it('this device forgets the subscription when the number is its own', () => {
    expect(play(stateOf(full), { kind: 'stopped', phone: '8801712345678' }).memory).toEqual(kept);
  });

  it("another number's end changes nothing here", () => {
    expect(play(stateOf(full), { kind: 'stopped', phone: '8801912345678' }).memory).toEqual(full);
  });

  it('a device that knows no number forgets whatever it has', () => {
    const unnamed = { isSub: 'true', type: 'applink', subscribId: 's1', isNewUser: 'false' };
    const after = play(stateOf(unnamed), { kind: 'stopped', phone: '8801912345678' });
    expect(after.memory).toEqual({ isNewUser: 'false' });
  });
});

describe('forgotten by this device alone', () => {
  it('the specified keys are cleared, and the news is local only', () => {
    const after = play(stateOf(full), { kind: 'forget' });
    expect(after.memory).toEqual(kept);
    expect(after.last.news).toEqual({ kind: 'unsubscribed', message: '', isRemote: false });
    expect(after.last.call).toBeUndefined();
  });

  it('not while an answer is awaited that may change everything', () => {
    expect(play(stateOf(full), { kind: 'unsubscribe' }, { kind: 'forget' }).last).toEqual({});
  });
});
