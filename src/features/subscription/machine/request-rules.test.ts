import { describe, expect, it } from 'vitest';
import { toStep, secondsUntilResend, isCodeAwaited, isCodeExpired } from './memory.ts';
import {
  banglalink,
  grameen,
  noon,
  play,
  requestAnswer,
  robi,
  stateOf,
  teletalk,
  verifyAnswer,
  withCode,
} from '../../../../tests/support/subscription-states.ts';
import { codeLifeMs, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';

const next = (phone: string) => ({ kind: 'next', phone }) as const;
const requested = (answer: Parameters<typeof requestAnswer>[0], at = noon) =>
  ({ kind: 'requested', answer: requestAnswer(answer), at }) as const;

describe('On Next: the channel follows from the first 5 digits', () => {
  it.each([
    ['01612345678', '8801612345678', 'bd_robi'],
    ['01812345678', '8801812345678', 'bd_robi'],
    ['01412345678', '8801412345678', 'applink'],
    ['01912345678', '8801912345678', 'applink'],
    ['01312345678', '8801312345678', 'digimart'],
    ['01712345678', '8801712345678', 'digimart'],
    ['8801712345678', '8801712345678', 'digimart'],
  ])('%s is asked for as %s at %s', (typed, phone, channel) => {
    const { call, memory } = play(stateOf(), next(typed));
    expect(call).toEqual({ kind: 'request', channel, phone });
    expect(memory.type).toBe(channel);
    expect(memory.tel).toBe(channel === 'digimart' ? phone : undefined);
  });

  it('anything else shows "Unsupported number prefix." and stores nothing', () => {
    const { call, memory, last } = play(stateOf(), next(teletalk));
    const others = ['bd_robi', 'applink', 'digimart'];
    expect(last.news).toEqual({
      kind: 'problem',
      problem: { code: 'unsupportedPrefix', detail: '', others },
    });
    expect(call).toBeNull();
    expect(memory).toEqual({});
  });

  it('does nothing while the number is shorter than 11 characters', () => {
    expect(play(stateOf(), next('0171234567')).last).toEqual({});
  });

  it('does nothing while a request is under way', () => {
    const busy = play(stateOf(), next(robi));
    expect(play(busy, next(banglalink)).last).toEqual({});
  });

  it.each([withCode(robi), stateOf({ isSub: 'true' })])('has no place in another step', (state) => {
    expect(play(state, next(robi)).last).toEqual({});
  });
});

describe('a number that has moved to another operator', () => {
  const moved = play(stateOf(), { kind: 'next', phone: grameen, channel: 'bd_robi' });
  const sent = play(moved, requested({ referenceNo: 'r1' }));

  it('is asked for at the chosen one, with each later call', () => {
    expect(moved.call).toEqual({ kind: 'request', channel: 'bd_robi', phone: `88${grameen}` });
    expect(toStep(sent.memory)).toBe('otp');
    const resent = play(sent, { kind: 'resend', at: noon + 61_000 });
    expect(resent.call).toMatchObject({ kind: 'request', channel: 'bd_robi' });
    const verified = play(sent, { kind: 'verify', otp: '123456' });
    expect(verified.call).toMatchObject({ kind: 'verify', channel: 'bd_robi' });
    const answer = verifyAnswer({ subscriberId: 'id1' });
    const subscribed = play(verified, { kind: 'verified', answer, at: noon });
    expect(subscribed.last.save).toMatchObject({ type: 'bd_robi', tel: `88${grameen}` });
    expect(play(subscribed, { kind: 'recheck' }).lookup).toMatchObject({ channel: 'bd_robi' });
    expect(play(subscribed, { kind: 'unsubscribe' }).call).toMatchObject({ channel: 'bd_robi' });
  });

  it('keeps it when it is typed again, also after a failure; other numbers go by their prefix', () => {
    const failed = play(moved, { kind: 'callFailed', message: '' });
    for (const state of [failed, play(sent, { kind: 'changeNumber' })]) {
      expect(play(state, next(grameen)).call).toMatchObject({ channel: 'bd_robi' });
      const other = play(state, next(banglalink), requested({ statusCode: 'E1343' }));
      expect(other.memory).toEqual({ type: 'applink', isSub: state.memory.isSub });
      expect(play(other, next(grameen)).call).toMatchObject({ channel: 'digimart' });
    }
  });

  it('ends a payment that was begun at the first one', () => {
    const paying = play(stateOf(), next(grameen), requested({ apiEndpoint: 'https://pay.example/' }));
    const elsewhere = play(paying, { kind: 'next', phone: grameen, channel: 'applink' });
    expect(toStep(elsewhere.memory)).toBe('info');
    expect(toStep(play(elsewhere, requested({ referenceNo: 'r2' })).memory)).toBe('otp');
  });
});

describe.each([
  [robi, 'bd_robi'],
  [banglalink, 'applink'],
] as const)('the answer to %s (%s)', (phone, channel) => {
  const asked = play(stateOf(), next(phone));

  it('S1000: stores the response, userPhone, isSub="false", type and subscribId from massId; step 1', () => {
    const after = play(asked, requested({ referenceNo: 'r1', massId: 'tel:m1' }));
    expect(after.memory).toEqual({
      otpResponseData: JSON.stringify(requestAnswer({ referenceNo: 'r1', massId: 'tel:m1' })),
      userPhone: `88${phone}`,
      isSub: 'false',
      type: channel,
      subscribId: 'm1',
      'kaj:otp-requested-at': new Date(noon).toISOString(),
    });
    expect(after.call).toBeNull();
    expect(toStep(after.memory)).toBe('otp');
  });

  it('S1000 without massId stores no id', () => {
    expect(play(asked, requested({ referenceNo: 'r1' })).memory.subscribId).toBeUndefined();
  });

  it('E1351: stores the response, userPhone, isSub="true", type; looks the id up by phone; step 2', () => {
    const after = play(asked, requested({ statusCode: 'E1351', massId: 'tel:m1' }));
    expect(after.memory).toMatchObject({ userPhone: `88${phone}`, isSub: 'true', type: channel });
    expect(after.memory.otpResponseData).toContain('E1351');
    expect(after.lookup).toEqual({ why: 'already', channel, tel: phone, massId: 'm1' });
    expect(toStep(after.memory)).toBe('success');
    expect(after.last.news).toEqual({ kind: 'subscribed' });
  });

  it('any other status shows statusDetail, or "Error occurred."', () => {
    const others = ['bd_robi', 'applink', 'digimart'].filter((other) => other !== channel);
    const told = play(asked, requested({ statusCode: 'E1343', statusDetail: 'Not eligible' }));
    expect(told.last).toEqual({
      call: null,
      news: { kind: 'problem', problem: { code: 'errorOccurred', detail: 'Not eligible', others } },
    });
    const untold = play(asked, requested({ statusCode: '' }));
    expect(untold.last.news).toEqual({ kind: 'problem', problem: { code: 'errorOccurred', detail: '' } });
    expect(toStep(untold.memory)).toBe('info');
  });
});

describe('the answer at digimart', () => {
  const asked = play(stateOf(), next(grameen));

  it('E1351 is handled as already subscribed: step 2', () => {
    const after = play(asked, requested({ statusCode: 'E1351', apiEndpoint: 'https://pay.example/' }));
    expect(toStep(after.memory)).toBe('success');
    expect(after.last.redirect).toBeUndefined();
    expect(after.lookup).toMatchObject({ channel: 'digimart', tel: grameen });
  });

  it('with apiEndpoint: stores the data with isSub="false" and redirects there', () => {
    const after = play(asked, requested({ apiEndpoint: 'https://pay.example/x?y=1', massId: 'm1' }));
    expect(after.last.redirect).toBe('https://pay.example/x?y=1');
    expect(after.memory).toMatchObject({
      userPhone: '8801712345678',
      tel: '8801712345678',
      isSub: 'false',
      type: 'digimart',
    });
    expect(after.memory.otpResponseData).toContain('https://pay.example/x');
    expect(after.memory.subscribId).toBeUndefined();
    expect(toStep(after.memory)).toBe('info');
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//pay.example', '/pay', 'https://'])(
    'with the endpoint "%s": "Failed to redirect to Digimart."',
    (apiEndpoint) => {
      const after = play(asked, requested({ apiEndpoint, statusDetail: 'No' }));
      expect(after.last).toEqual({
        call: null,
        news: { kind: 'problem', problem: { code: 'redirectFailed', detail: 'No' } },
      });
    },
  );
});

it('a failed request says so, in the words of the error when it has any', () => {
  const asked = play(stateOf(), next(robi));
  const failed = play(asked, { kind: 'callFailed', message: '' });
  expect(failed.last.news).toEqual({ kind: 'problem', problem: { code: 'somethingWrong', detail: '' } });
  expect(failed.call).toBeNull();
  const told = play(asked, { kind: 'callFailed', message: 'Too many requests' });
  expect(told.last.news).toMatchObject({ problem: { detail: 'Too many requests' } });
});

it('a late answer changes nothing for a subscriber', () => {
  const asked = play(stateOf(), next(grameen));
  const subscribed = { ...asked, memory: { ...asked.memory, isSub: 'true', subscribId: 's1' } };
  const after = play(subscribed, requested({ apiEndpoint: 'https://pay.example/' }));
  expect(after.last).toEqual({ call: null });
  expect(after.memory).toMatchObject({ isSub: 'true', subscribId: 's1' });
});

it('an answer without a pending call changes nothing', () => {
  expect(play(stateOf(), requested({})).last).toEqual({});
  expect(play(stateOf(), { kind: 'callFailed', message: '' }).last).toEqual({});
});

describe('Resend OTP', () => {
  const minute = noon + 60_000;

  it('restarts at 60 on entering step 1, decreases by one each second, is offered at zero', () => {
    const { memory } = withCode(robi);
    expect(
      [0, 1, 999, 1000, 59_000, 59_001, 60_000, 90_000].map((ms) => secondsUntilResend(memory, noon + ms)),
    ).toEqual([60, 60, 60, 59, 1, 1, 0, 0]);
    const again = play(
      withCode(robi),
      { kind: 'resend', at: minute },
      requested({ referenceNo: 'r2' }, minute),
    );
    expect(secondsUntilResend(again.memory, minute)).toBe(60);
  });

  it('a clock that was set back does not lock the visitor out', () => {
    expect(secondsUntilResend(withCode(robi).memory, noon - 3_600_000)).toBe(0);
  });

  it('repeats the request step for the same number', () => {
    const { call } = play(withCode(robi), { kind: 'resend', at: minute });
    expect(call).toEqual({ kind: 'request', channel: 'bd_robi', phone: `88${robi}` });
  });

  it('stores the newest reference', () => {
    const again = play(
      withCode(robi),
      { kind: 'resend', at: minute },
      requested({ referenceNo: 'r2' }, minute),
    );
    const { call } = play(again, { kind: 'verify', otp: '123456' });
    expect(call).toMatchObject({ referenceNo: 'r2' });
  });

  it('does nothing before the countdown is over, nor while something is under way, nor in another step', () => {
    expect(play(withCode(robi), { kind: 'resend', at: minute - 1 }).last).toEqual({});
    const busy = play(withCode(robi), { kind: 'verify', otp: '12345' });
    expect(play(busy, { kind: 'resend', at: minute }).last).toEqual({});
    expect(play(stateOf(), { kind: 'resend', at: minute }).last).toEqual({});
  });
});

describe('another number', () => {
  it('leads back to step 0, and forgets what was asked for', () => {
    const after = play(withCode(robi), { kind: 'changeNumber' });
    expect(toStep(after.memory)).toBe('info');
    expect(after.memory).toEqual({ userPhone: `88${robi}`, isSub: 'false', type: 'bd_robi' });
  });

  it('forgets an id that came with the request', () => {
    const withId = play(stateOf(), next(robi), requested({ referenceNo: 'r1', massId: 'm1' }));
    expect(play(withId, { kind: 'changeNumber' }).memory.subscribId).toBeUndefined();
  });

  it('has no place without a request, nor once subscribed', () => {
    expect(play(stateOf(), { kind: 'changeNumber' }).last).toEqual({});
    const already = play(stateOf(), next(robi), requested({ statusCode: 'E1351' }));
    expect(play(already, { kind: 'changeNumber' }).last).toEqual({});
  });
});

const verify = (otp: string) => ({ kind: 'verify', otp }) as const;
const verified = (answer: Parameters<typeof verifyAnswer>[0]) =>
  ({ kind: 'verified', answer: verifyAnswer(answer), at: noon }) as const;

describe.each([
  [robi, 'bd_robi'],
  [banglalink, 'applink'],
] as const)('On Verify for %s', (phone, channel) => {
  const sent = play(withCode(phone), verify('123456'));

  it('the verify call of the detected channel has the stored reference', () => {
    expect(sent.call).toEqual({ kind: 'verify', channel, otp: '123456', referenceNo: 'r1' });
  });

  it('S1000: stores the answer, the id, the time as now and isSub="true"; saves; step 2', () => {
    const after = play(sent, verified({ subscriberId: 'tel:s1', massId: 'm1' }));
    expect(after.memory).toMatchObject({
      otpVerificationData: JSON.stringify(verifyAnswer({ subscriberId: 'tel:s1', massId: 'm1' })),
      subscribId: 's1',
      otpVerificationTime: '2026-11-20T12:00:00.000Z',
      isSub: 'true',
      type: channel,
      isNewUser: 'false',
    });
    expect(after.last.save).toEqual({ type: channel, tel: `88${phone}`, subID: 's1' });
    expect(after.last.news).toEqual({ kind: 'subscribed' });
    expect(toStep(after.memory)).toBe('success');
  });

  it('S1000: the id is taken from massId when there is no subscriberId', () => {
    expect(play(sent, verified({ massId: 'tel:m1' })).memory.subscribId).toBe('m1');
  });

  it('S1000 without an id subscribes, and saves nothing', () => {
    const after = play(sent, verified({}));
    expect(after.memory.isSub).toBe('true');
    expect(after.last.save).toBeUndefined();
  });

  it('S1000 without a phone subscribes, and saves nothing', () => {
    const { userPhone: _lost, ...memory } = withCode(phone).memory;
    const after = play(stateOf(memory), verify('123456'), verified({ subscriberId: 's1' }));
    expect(after.memory).toMatchObject({ isSub: 'true', subscribId: 's1' });
    expect(after.last.save).toBeUndefined();
  });

  it('stores type if it is missing', () => {
    const { type: _missing, ...memory } = withCode(phone).memory;
    const after = play(stateOf(memory), verify('123456'), verified({ subscriberId: 's1' }));
    expect(after.memory.type).toBe(channel);
  });

  it('otherwise: shows statusDetail, or "Invalid OTP.", and stays in step 1', () => {
    const told = play(sent, verified({ statusCode: 'E1851', statusDetail: 'Expired' }));
    expect(told.last).toEqual({
      call: null,
      news: { kind: 'problem', problem: { code: 'invalidOtp', detail: 'Expired' } },
    });
    expect(toStep(told.memory)).toBe('otp');
    const untold = play(sent, verified({ statusCode: 'E1850' }));
    expect(untold.last.news).toMatchObject({ problem: { code: 'invalidOtp', detail: '' } });
  });

  it('a failed call: "Error verifying OTP."', () => {
    const failed = play(sent, { kind: 'callFailed', message: '' });
    expect(failed.last.news).toMatchObject({ problem: { code: 'verifyError' } });
    expect(toStep(failed.memory)).toBe('otp');
  });
});

describe('Verify has no place', () => {
  it.each(['', '1234', '1234567'])('with the code "%s"', (otp) => {
    expect(play(withCode(robi), verify(otp)).last).toEqual({});
  });

  it('while it is under way', () => {
    expect(play(withCode(robi), verify('12345'), verify('54321')).last).toEqual({});
  });

  it('in step 0, in step 2, and at digimart', () => {
    expect(play(stateOf(), verify('12345')).last).toEqual({});
    expect(play(stateOf({ isSub: 'true' }), verify('12345')).last).toEqual({});
    const paying = play(
      stateOf(),
      { kind: 'next', phone: grameen },
      { kind: 'requested', answer: requestAnswer({ apiEndpoint: 'https://pay.example/' }), at: noon },
    );
    expect(play(paying, verify('12345')).last).toEqual({});
  });

  it('and its answer is ignored without a pending call', () => {
    expect(play(withCode(robi), verified({ subscriberId: 's1' })).last).toEqual({});
  });
});

describe('the step of a reopened page', () => {
  it('is step 1 after a code was sent; the reference and the type are restored from storage', () => {
    const { memory } = withCode(banglalink);
    const { call } = play(stateOf({ ...memory }), verify('12345'));
    expect(call).toMatchObject({ channel: 'applink', referenceNo: 'r1' });
  });

  it('derives a missing type from userPhone', () => {
    const { type: _missing, ...memory } = withCode(banglalink).memory;
    expect(toStep(memory)).toBe('otp');
  });

  it.each([
    ['nothing', {}],
    ['something broken', { otpResponseData: '{', type: 'bd_robi' }],
    ['another type', { otpResponseData: '{"statusCode":"S1000"}', type: 'x' }],
    ['a refused request', { otpResponseData: '{"statusCode":"E1"}', type: 'bd_robi' }],
  ])('is step 0 with %s', (_what, memory) => {
    expect(toStep(memory)).toBe('info');
  });
});

const applinkEnd = noon + codeLifeMs.applink;

describe('a code under way', () => {
  it('is awaited as long as it is valid, for any user', () => {
    const { memory } = withCode(banglalink);
    for (const isNewUser of [{}, { isNewUser: 'false' }]) {
      expect(isCodeAwaited({ ...memory, ...isNewUser }, noon)).toBe(true);
      expect(isCodeAwaited({ ...memory, ...isNewUser }, applinkEnd - 1)).toBe(true);
      expect(isCodeAwaited({ ...memory, ...isNewUser }, applinkEnd)).toBe(false);
    }
    expect(isCodeAwaited(withCode(robi).memory, applinkEnd)).toBe(true);
    expect(isCodeAwaited(withCode(robi).memory, noon + codeLifeMs.bd_robi)).toBe(false);
  });

  it('is not awaited without the time it was sent', () => {
    const { memory } = withCode(robi);
    expect(isCodeAwaited(memory, noon - 1)).toBe(false);
    const { 'kaj:otp-requested-at': _, ...undated } = memory;
    expect(isCodeAwaited(undated, noon)).toBe(false);
    expect(isCodeExpired(undated, noon)).toBe(false);
  });

  it('is left alone once the modal was closed, until it is opened again', () => {
    const closed = play(withCode(banglalink), { kind: 'closed' });
    expect(isCodeAwaited(closed.memory, noon)).toBe(false);
    expect(toStep(closed.memory)).toBe('otp');
    const opened = play(closed, { kind: 'opened', at: noon + MINUTE_MS });
    expect(toStep(opened.memory)).toBe('otp');
    expect(isCodeAwaited(opened.memory, noon + MINUTE_MS)).toBe(true);
  });

  it('that has expired leads back to the number, which stays', () => {
    const opened = play(withCode(banglalink), { kind: 'closed' }, { kind: 'opened', at: applinkEnd });
    expect(toStep(opened.memory)).toBe('info');
    expect(opened.memory.userPhone).toBe(`88${banglalink}`);
    expect(opened.memory).not.toHaveProperty('kaj:otp-dismissed');
  });

  it('that was verified is nothing to come back to', () => {
    const { memory } = play(
      withCode(robi),
      { kind: 'verify', otp: '12345' },
      { kind: 'verified', answer: verifyAnswer({ subscriberId: 's1' }), at: noon },
      { kind: 'closed' },
    );
    expect(isCodeAwaited(memory, noon + SECOND_MS)).toBe(false);
    expect(memory).not.toHaveProperty('kaj:otp-dismissed');
  });
});

it('closing and opening without a code write what §3 says, and no more', () => {
  expect(play(stateOf({ isSub: 'false' }), { kind: 'closed' }).memory).toEqual({
    isSub: 'false',
    isNewUser: 'false',
  });
  expect(play(stateOf(), { kind: 'opened', at: noon }).memory).toEqual({});
});
