import { describe, expect, it } from 'vitest';
import { codeLifeMs, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { toStep, secondsUntilResend, isCodeAwaited, isCodeExpired } from './memory.ts';
import {
  banglalink,
  grameen,
  next,
  noon,
  play,
  requestAnswer,
  requested,
  robi,
  stateOf,
  teletalk,
  verified,
  verify,
  verifyAnswer,
  withCode,
} from '../../../../tests/support/subscription-states.ts';

describe('On Next', () => {
  it.each([
    ['01612345678', '8801612345678', 'bd_robi'],
    ['01912345678', '8801912345678', 'applink'],
    ['8801712345678', '8801712345678', 'digimart'],
  ])('%s is asked for as %s at %s', (typed, phone, channel) => {
    const { call, memory } = play(stateOf(), next(typed));
    expect(call).toEqual({ kind: 'request', channel, phone });
    expect(memory).toEqual({ type: channel, ...(channel === 'digimart' && { tel: phone }) });
  });

  it('another prefix shows "Unsupported number prefix." and stores nothing', () => {
    const { call, memory, last } = play(stateOf(), next(teletalk));
    const others = ['bd_robi', 'applink', 'digimart'];
    expect(last.news).toEqual({
      kind: 'problem',
      problem: { code: 'unsupportedPrefix', detail: '', others },
    });
    expect([call, memory]).toEqual([null, {}]);
  });
});

describe('a number that has moved to another operator', () => {
  const moved = play(stateOf(), { kind: 'next', phone: grameen, channel: 'bd_robi' });
  const sent = play(moved, requested({ referenceNo: 'r1' }));

  it('is asked for at the chosen one, with each later call', () => {
    expect(moved.call).toEqual({ kind: 'request', channel: 'bd_robi', phone: `88${grameen}` });
    expect(toStep(sent.memory)).toBe('otp');
    const resent = play(sent, { kind: 'resend', at: noon + 61_000 });
    const checked = play(sent, verify('123456'));
    const subscribed = play(checked, verified({ subscriberId: 'id1' }));
    expect(subscribed.last.save).toMatchObject({ type: 'bd_robi', tel: `88${grameen}` });
    const stopped = play(subscribed, { kind: 'unsubscribe' });
    for (const { call } of [resent, checked, stopped]) expect(call?.channel).toBe('bd_robi');
    expect(play(subscribed, { kind: 'recheck' }).lookup).toMatchObject({ channel: 'bd_robi' });
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

  it.each([
    ['tel:m1', { subscribId: 'm1' }],
    ['', {}],
  ])('S1000: stores the request, and the id "%s"; step 1', (massId, id) => {
    const answer = { referenceNo: 'r1', massId };
    const after = play(asked, requested(answer));
    expect(after.memory).toEqual({
      otpResponseData: JSON.stringify(requestAnswer(answer)),
      userPhone: `88${phone}`,
      isSub: 'false',
      type: channel,
      'kaj:otp-requested-at': new Date(noon).toISOString(),
      ...id,
    });
    expect([after.call, toStep(after.memory)]).toEqual([null, 'otp']);
  });

  it('E1351: stores the response, userPhone, isSub="true", type; looks the id up by phone; step 2', () => {
    const after = play(asked, requested({ statusCode: 'E1351', massId: 'tel:m1' }));
    expect(after.memory).toMatchObject({ userPhone: `88${phone}`, isSub: 'true', type: channel });
    expect(after.memory.otpResponseData).toContain('E1351');
    expect(after.lookup).toEqual({ why: 'already', channel, tel: phone, massId: 'm1' });
    expect(toStep(after.memory)).toBe('success');
    expect(after.last.news).toEqual({ kind: 'subscribed' });
  });

  it('any other status shows statusDetail; a refused number may have moved', () => {
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
    const answer = { apiEndpoint: 'https://pay.example/x?y=1', massId: 'm1' };
    const after = play(asked, requested(answer));
    expect(after.last.redirect).toBe('https://pay.example/x?y=1');
    expect(after.memory).toEqual({
      otpResponseData: JSON.stringify(requestAnswer(answer)),
      userPhone: '8801712345678',
      tel: '8801712345678',
      isSub: 'false',
      type: 'digimart',
      'kaj:otp-requested-at': new Date(noon).toISOString(),
    });
    expect(toStep(after.memory)).toBe('info');
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//pay.example', '/pay', 'https://'])(
    'with the endpoint "%s": "Failed to redirect to Digimart."',
    (apiEndpoint) => {
      expect(play(asked, requested({ apiEndpoint, statusDetail: 'No' })).last).toEqual({
        call: null,
        news: { kind: 'problem', problem: { code: 'redirectFailed', detail: 'No' } },
      });
    },
  );
});

it.each(['', 'Too many requests'])('a failed request says so, with the error’s words "%s"', (message) => {
  const failed = play(stateOf(), next(robi), { kind: 'callFailed', message });
  expect(failed.last.news).toEqual({
    kind: 'problem',
    problem: { code: 'somethingWrong', detail: message },
  });
  expect(failed.call).toBeNull();
});

it('a late answer changes nothing for a subscriber', () => {
  const asked = play(stateOf(), next(grameen));
  const subscribed = { ...asked, memory: { ...asked.memory, isSub: 'true', subscribId: 's1' } };
  const after = play(subscribed, requested({ apiEndpoint: 'https://pay.example/' }));
  expect(after.last).toEqual({ call: null });
});

describe('Resend OTP', () => {
  const minute = noon + MINUTE_MS;

  it('counts from 60 down to zero; a clock that was set back locks nobody out', () => {
    const { memory } = withCode(robi);
    const times = [0, 999, 1000, 59_001, 60_000, 90_000, -3_600_000];
    expect(times.map((ms) => secondsUntilResend(memory, noon + ms))).toEqual([60, 60, 59, 1, 0, 0, 0]);
  });

  it('repeats the request for the same number, restarts the countdown and stores the newest reference', () => {
    const resent = play(withCode(robi), { kind: 'resend', at: minute });
    expect(resent.call).toEqual({ kind: 'request', channel: 'bd_robi', phone: `88${robi}` });
    const again = play(resent, requested({ referenceNo: 'r2' }, minute));
    expect(secondsUntilResend(again.memory, minute)).toBe(60);
    expect(play(again, verify('123456')).call).toMatchObject({ referenceNo: 'r2' });
  });
});

it('another number leads back to step 0, and forgets what was asked for, with an id that came with it', () => {
  const withId = play(stateOf(), next(robi), requested({ referenceNo: 'r1', massId: 'm1' }));
  for (const state of [withCode(robi), withId]) {
    const { memory } = play(state, { kind: 'changeNumber' });
    expect(toStep(memory)).toBe('info');
    expect(memory).toEqual({ userPhone: `88${robi}`, isSub: 'false', type: 'bd_robi' });
  }
});

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

  it('S1000 without an id or a phone subscribes, and saves nothing', () => {
    const { userPhone: _lost, ...memory } = withCode(phone).memory;
    const unnamed = play(stateOf(memory), verify('123456'), verified({ subscriberId: 's1' }));
    for (const after of [play(sent, verified({})), unnamed]) {
      expect(after.memory.isSub).toBe('true');
      expect(after.last.save).toBeUndefined();
    }
  });

  it('a missing type follows from userPhone, and is stored', () => {
    const { type: _missing, ...memory } = withCode(phone).memory;
    expect(toStep(memory)).toBe('otp');
    const after = play(stateOf(memory), verify('123456'), verified({ subscriberId: 's1' }));
    expect(after.memory.type).toBe(channel);
  });

  it.each(['Expired', ''])('otherwise: shows statusDetail "%s", and stays in step 1', (statusDetail) => {
    const told = play(sent, verified({ statusCode: 'E1851', statusDetail }));
    expect(told.last).toEqual({
      call: null,
      news: { kind: 'problem', problem: { code: 'invalidOtp', detail: statusDetail } },
    });
    expect(toStep(told.memory)).toBe('otp');
  });

  it('a failed call: "Error verifying OTP."', () => {
    const failed = play(sent, { kind: 'callFailed', message: '' });
    expect(failed.last.news).toMatchObject({ problem: { code: 'verifyError' } });
    expect(toStep(failed.memory)).toBe('otp');
  });
});

it.each([
  ['nothing', {}],
  ['something broken', { otpResponseData: '{', type: 'bd_robi' }],
  ['another type', { otpResponseData: '{"statusCode":"S1000"}', type: 'x' }],
  ['a refused request', { otpResponseData: '{"statusCode":"E1"}', type: 'bd_robi' }],
])('a page that is opened with %s stored is at step 0', (_what, memory) => {
  expect(toStep(memory)).toBe('info');
});

describe('a code under way', () => {
  const applinkEnd = noon + codeLifeMs.applink;

  it('is awaited as long as it is valid, for any user', () => {
    const { memory } = withCode(banglalink);
    for (const stored of [memory, { ...memory, isNewUser: 'false' }]) {
      const times = [noon - 1, noon, applinkEnd - 1, applinkEnd];
      expect(times.map((at) => isCodeAwaited(stored, at))).toEqual([false, true, true, false]);
    }
    expect(isCodeAwaited(withCode(robi).memory, applinkEnd)).toBe(true);
    expect(isCodeAwaited(withCode(robi).memory, noon + codeLifeMs.bd_robi)).toBe(false);
  });

  it('is not awaited without the time it was sent', () => {
    const { 'kaj:otp-requested-at': _, ...undated } = withCode(robi).memory;
    expect([isCodeAwaited(undated, noon), isCodeExpired(undated, noon)]).toEqual([false, false]);
  });

  it('is left alone once the modal was closed, until it is opened again', () => {
    const closed = play(withCode(banglalink), { kind: 'closed' });
    expect(isCodeAwaited(closed.memory, noon)).toBe(false);
    const opened = play(closed, { kind: 'opened', at: noon + MINUTE_MS });
    for (const { memory } of [closed, opened]) expect(toStep(memory)).toBe('otp');
    expect(isCodeAwaited(opened.memory, noon + MINUTE_MS)).toBe(true);
  });

  it('that has expired leads back to the number, which stays', () => {
    const opened = play(withCode(banglalink), { kind: 'closed' }, { kind: 'opened', at: applinkEnd });
    expect(toStep(opened.memory)).toBe('info');
    expect(opened.memory.userPhone).toBe(`88${banglalink}`);
    expect(opened.memory).not.toHaveProperty('kaj:otp-dismissed');
  });

  it('that was verified is nothing to come back to', () => {
    const subscribed = play(withCode(robi), verify('12345'), verified({ subscriberId: 's1' }));
    const { memory } = play(subscribed, { kind: 'closed' });
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
