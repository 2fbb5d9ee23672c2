import { describe, expect, it } from 'vitest';
import { recall, type Memory, toPaymentState, hasOpenPayment, isSaidAlready } from './memory.ts';
import {
  grameen,
  lookupAnswer,
  noon,
  play,
  requestAnswer,
  robi,
  stateOf,
  verifyAnswer,
  withCode,
} from '../../../../tests/support/subscription-states.ts';

const lookedUp = (answer: Parameters<typeof lookupAnswer>[0]) =>
  ({ kind: 'lookedUp', answer: lookupAnswer(answer) }) as const;

const already = (massId: string) =>
  play(
    stateOf(),
    { kind: 'next', phone: robi },
    { kind: 'requested', answer: requestAnswer({ statusCode: 'E1351', massId }), at: noon },
  );

describe('after E1351', () => {
  it('the id that is found by phone is stored without "tel:"', () => {
    expect(play(already('m1'), lookedUp({ subID: 'tel:s1' })).memory.subscribId).toBe('s1');
  });

  it('falls back to massId', () => {
    expect(play(already('tel:m1'), lookedUp({ status: 'E100' })).memory.subscribId).toBe('m1');
    expect(play(already('m1'), lookedUp({ subID: '' })).memory.subscribId).toBe('m1');
    expect(play(already('m1'), { kind: 'lookupFailed' }).memory.subscribId).toBe('m1');
  });

  it('stays without an id when there is none', () => {
    const after = play(already(''), { kind: 'lookupFailed' });
    expect(after.memory.subscribId).toBeUndefined();
    expect(after.memory.isSub).toBe('true');
    expect(after.last.news).toBeUndefined();
  });
});

describe('back from the operator’s page', () => {
  const paying = { type: 'digimart', tel: '8801712345678', userPhone: '8801712345678', isSub: 'false' };

  it.each([
    [{ tel: '8801712345678', phone: '8801312345678', userPhone: '8801812345678' }, '01712345678', 'digimart'],
    [{ phone: '8801312345678', userPhone: '8801812345678' }, '01312345678', 'digimart'],
    [{ userPhone: '8801812345678' }, '01812345678', 'bd_robi'],
    [{ userPhone: '01912345678' }, '01912345678', 'applink'],
  ])(
    '%j: the phone is taken from tel, phone or userPhone, a leading "88" stripped',
    (memory, tel, channel) => {
      expect(play(stateOf(memory), { kind: 'returned' }).lookup).toEqual({
        why: 'return',
        channel,
        tel,
        massId: '',
      });
    },
  );

  it('without a phone there is nothing to look up', () => {
    const after = play(stateOf(), { kind: 'returned' });
    expect(after.last.news).toMatchObject({ problem: { code: 'noPhone' } });
    expect(after.lookup).toBeNull();
  });

  it('S100 with data.subID: stores subscribId and sets isSub to "true"', () => {
    const after = play(stateOf(paying), { kind: 'returned' }, lookedUp({ subID: 'tel:s1' }));
    expect(after.memory).toMatchObject({ subscribId: 's1', isSub: 'true', isNewUser: 'false' });
    expect(after.last.news).toEqual({ kind: 'subscribed' });
  });

  it('a subscriber who is looked up again stays with the id that was issued', () => {
    const subscribed = { ...paying, isSub: 'true', subscribId: 'confirmed' };
    const after = play(stateOf(subscribed), { kind: 'returned' }, lookedUp({ subID: 'looked-up' }));
    expect(after.memory).toMatchObject({ subscribId: 'confirmed', isSub: 'true' });
  });

  it.each([
    ['INITIAL CHARGING PENDING: wait', 'charging'],
    ['TEMPORARY BLOCKED', 'blocked'],
    ['', null],
  ])('a payment of which the operator says "%s" is %s', (message, payment) => {
    for (const asked of [play(stateOf(paying), { kind: 'returned' }), already('')]) {
      const { memory } = play(asked, lookedUp({ subID: 's1', message }));
      expect(memory.subscribId).toBe('s1');
      expect(toPaymentState(recall(memory, 'otpVerificationData')?.statusDetail ?? '')).toBe(payment);
      expect(memory.otpVerificationData === undefined).toBe(payment === null);
    }
  });

  it.each([
    ['E100', 's1'],
    ['S200', 's1'],
    ['', 's1'],
    ['S100', ''],
  ])('status "%s" with the id "%s" grants nothing', (status, subID) => {
    const after = play(stateOf(paying), { kind: 'returned' }, lookedUp({ status, subID }));
    expect(after.memory).toEqual(paying);
    expect(after.last.news).toMatchObject({ problem: { code: 'notConfirmed' } });
  });

  it('no answer grants nothing', () => {
    const after = play(stateOf(paying), { kind: 'returned' }, { kind: 'lookupFailed' });
    expect(after.memory).toEqual(paying);
    expect(after.last.news).toMatchObject({ problem: { code: 'notChecked' } });
  });

  it('with an error, the payment is forgotten; a pending code is not', () => {
    const asked = play(
      stateOf(),
      { kind: 'next', phone: '01712345678' },
      { kind: 'requested', answer: requestAnswer({ apiEndpoint: 'https://pay.example/1' }), at: noon },
    );
    expect(hasOpenPayment(asked.memory)).toBe(true);
    expect(hasOpenPayment(play(asked, { kind: 'paymentFailed' }).memory)).toBe(false);
    expect(play(withCode(robi), { kind: 'paymentFailed' }).last).toEqual({});
    expect(play(stateOf({ isSub: 'true' }), { kind: 'paymentFailed' }).last).toEqual({});
  });

  it('one lookup is under way at a time, and an answer to none is nothing', () => {
    const asking = play(stateOf(paying), { kind: 'returned' });
    expect(play(asking, { kind: 'returned' }).last).toEqual({});
    expect(play(stateOf(paying), lookedUp({ subID: 's1' })).last).toEqual({});
    expect(play(stateOf(paying), { kind: 'lookupFailed' }).last).toEqual({});
  });
});

describe('E3001 from the operator’s page', () => {
  const paying = play(
    stateOf(),
    { kind: 'next', phone: grameen },
    { kind: 'requested', answer: requestAnswer({ apiEndpoint: 'https://pay.example/' }), at: noon },
  );

  it('counts for a payment that was begun here alone', () => {
    for (const state of [stateOf(), stateOf({ tel: '8801712345678' }), withCode(robi)]) {
      expect(play(state, { kind: 'saidAlready' }).last).toEqual({});
    }
  });

  it('is looked up, and the payment is not for going on', () => {
    const said = play(paying, { kind: 'saidAlready' });
    expect(said.lookup).toMatchObject({ why: 'return', tel: grameen });
    expect(hasOpenPayment(said.memory)).toBe(false);
    expect(isSaidAlready(said.memory)).toBe(true);
    expect(isSaidAlready(play(said, lookedUp({ status: 'E100' })).memory)).toBe(true);
  });

  it('is a subscription once it is found, as E1351 is', () => {
    const found = play(paying, { kind: 'saidAlready' }, lookedUp({ subID: 's1' }));
    expect(found.memory).toMatchObject({ isSub: 'true', subscribId: 's1', isNewUser: 'false' });
    expect(isSaidAlready(found.memory)).toBe(false);
  });

  it('is over with another request', () => {
    const again = play(
      play(paying, { kind: 'saidAlready' }, lookedUp({ status: 'E100' })),
      { kind: 'next', phone: robi },
      { kind: 'requested', answer: requestAnswer({ referenceNo: 'r1' }), at: noon },
    );
    expect(isSaidAlready(again.memory)).toBe(false);
  });
});

const paymentOf = ({ memory }: { memory: Memory }) =>
  toPaymentState(recall(memory, 'otpVerificationData')?.statusDetail ?? '');

describe('a charge that takes its time', () => {
  const charging = play(
    withCode(robi),
    { kind: 'verify', otp: '12345' },
    {
      kind: 'verified',
      answer: verifyAnswer({ subscriberId: 's1', statusDetail: 'INITIAL CHARGING PENDING' }),
      at: noon,
    },
  );
  it('ends with the operator’s answer, and the issued id stays', () => {
    const asked = play(charging, { kind: 'recheck' });
    expect(asked.lookup).toEqual({ why: 'status', channel: 'bd_robi', tel: robi, massId: '' });
    const after = play(asked, lookedUp({ subID: 'another' }));
    expect(paymentOf(after)).toBeNull();
    expect(after.memory.subscribId).toBe('s1');
    expect(after.lookup).toBeNull();
  });

  it.each([
    ['still charging', lookedUp({ subID: 's1', message: 'INITIAL CHARGING PENDING' })],
    ['not found', lookedUp({ status: 'E100' })],
    ['not answered', { kind: 'lookupFailed' } as const],
  ])('%s: nothing changes', (_what, event) => {
    const after = play(charging, { kind: 'recheck' }, event);
    expect(paymentOf(after)).toBe('charging');
    expect(after.memory).toEqual(charging.memory);
    expect(after.lookup).toBeNull();
  });

  it('that fails in the end is reported', () => {
    const blocked = lookedUp({ subID: 's1', message: 'TEMPORARY BLOCKED' });
    expect(paymentOf(play(charging, { kind: 'recheck' }, blocked))).toBe('blocked');
  });

  it('without a number there is nothing to ask', () => {
    expect(play(stateOf({ isSub: 'true' }), { kind: 'recheck' }).last).toEqual({});
  });
});
