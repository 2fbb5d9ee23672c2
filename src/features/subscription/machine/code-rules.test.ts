import { describe, expect, it } from 'vitest';
import { toStep, isCodeAwaited, isCodeExpired } from './step.ts';
import {
  banglalink,
  grameen,
  noon,
  play,
  requestAnswer,
  robi,
  stateOf,
  verifyAnswer,
  withCode,
} from '../../../../tests/support/subscription-states.ts';
import { codeLifeMs, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';

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
