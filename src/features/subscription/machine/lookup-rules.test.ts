import { describe, expect, it } from 'vitest';
import { recall, type Memory, toPaymentState, hasOpenPayment, isSaidAlready } from './memory.ts';
import {
  grameen,
  lookedUp,
  next,
  play,
  requested,
  robi,
  stateOf,
  verified,
  verify,
  withCode,
} from '../../../../tests/support/subscription-states.ts';

const lookupFailed = { kind: 'lookupFailed' } as const;
const already = (massId: string) => play(stateOf(), next(robi), requested({ statusCode: 'E1351', massId }));

const paymentOf = ({ memory }: { memory: Memory }) =>
  toPaymentState(recall(memory, 'otpVerificationData')?.statusDetail ?? '');

it.each([
  ['', lookedUp({ subID: 'tel:s1' }), 's1'],
  ['tel:m1', lookedUp({ status: 'E100' }), 'm1'],
  ['m1', lookedUp({ subID: '' }), 'm1'],
  ['m1', lookupFailed, 'm1'],
  ['', lookupFailed, undefined],
])('after E1351 with massId "%s" and %j the id is %s', (massId, event, subscribId) => {
  const after = play(already(massId), event);
  expect(after.memory).toMatchObject({ isSub: 'true', ...(subscribId !== undefined && { subscribId }) });
  expect(after.memory.subscribId).toBe(subscribId);
  expect(after.last.news).toBeUndefined();
});

describe('back from the operator’s page', () => {
  const paying = { type: 'digimart', tel: '8801712345678', userPhone: '8801712345678', isSub: 'false' };

  it.each([
    [{ tel: '8801712345678', phone: '8801312345678', userPhone: '8801812345678' }, '01712345678', 'digimart'],
    [{ phone: '8801312345678', userPhone: '8801812345678' }, '01312345678', 'digimart'],
    [{ userPhone: '8801812345678' }, '01812345678', 'bd_robi'],
    [{ userPhone: '01912345678' }, '01912345678', 'applink'],
  ])('%j: the phone is taken from tel, phone or userPhone, without "88"', (memory, tel, channel) => {
    const lookup = { why: 'return', channel, tel, massId: '' };
    expect(play(stateOf(memory), { kind: 'returned' }).lookup).toEqual(lookup);
  });

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
      const after = play(asked, lookedUp({ subID: 's1', message }));
      expect(after.memory.subscribId).toBe('s1');
      expect(paymentOf(after)).toBe(payment);
      expect(after.memory.otpVerificationData === undefined).toBe(payment === null);
    }
  });

  it.each([
    [lookedUp({ status: 'E100', subID: 's1' }), 'notConfirmed'],
    [lookedUp({ status: 'S200', subID: 's1' }), 'notConfirmed'],
    [lookedUp({ status: '', subID: 's1' }), 'notConfirmed'],
    [lookedUp({ status: 'S100', subID: '' }), 'notConfirmed'],
    [lookupFailed, 'notChecked'],
  ])('%j grants nothing', (event, code) => {
    const after = play(stateOf(paying), { kind: 'returned' }, event);
    expect(after.memory).toEqual(paying);
    expect(after.last.news).toMatchObject({ problem: { code } });
  });
});

describe('a payment that was begun here', () => {
  const paying = play(stateOf(), next(grameen), requested({ apiEndpoint: 'https://pay.example/1' }));
  const said = play(paying, { kind: 'saidAlready' });

  it('is forgotten when it failed', () => {
    expect(hasOpenPayment(paying.memory)).toBe(true);
    expect(hasOpenPayment(play(paying, { kind: 'paymentFailed' }).memory)).toBe(false);
  });

  it('is looked up after E3001, and not for going on', () => {
    expect(said.lookup).toMatchObject({ why: 'return', tel: grameen });
    expect(hasOpenPayment(said.memory)).toBe(false);
    for (const after of [said, play(said, lookedUp({ status: 'E100' }))]) {
      expect(isSaidAlready(after.memory)).toBe(true);
    }
  });

  it('is a subscription once it is found after E3001, as after E1351', () => {
    const found = play(said, lookedUp({ subID: 's1' }));
    expect(found.memory).toMatchObject({ isSub: 'true', subscribId: 's1', isNewUser: 'false' });
    expect(isSaidAlready(found.memory)).toBe(false);
  });

  it('is over with another request', () => {
    const again = play(said, lookedUp({ status: 'E100' }), next(robi), requested({ referenceNo: 'r1' }));
    expect(isSaidAlready(again.memory)).toBe(false);
  });
});

describe('a charge that takes its time', () => {
  const pending = verified({ subscriberId: 's1', statusDetail: 'INITIAL CHARGING PENDING' });
  const charging = play(withCode(robi), verify('12345'), pending);

  it('ends with the operator’s answer, and the issued id stays', () => {
    const asked = play(charging, { kind: 'recheck' });
    expect(asked.lookup).toEqual({ why: 'status', channel: 'bd_robi', tel: robi, massId: '' });
    const after = play(asked, lookedUp({ subID: 'another' }));
    expect([paymentOf(after), after.memory.subscribId, after.lookup]).toEqual([null, 's1', null]);
  });

  it.each([
    ['still charging', lookedUp({ subID: 's1', message: 'INITIAL CHARGING PENDING' })],
    ['not found', lookedUp({ status: 'E100' })],
    ['not answered', lookupFailed],
  ])('%s: nothing changes', (_what, event) => {
    const after = play(charging, { kind: 'recheck' }, event);
    expect(after.memory).toEqual(charging.memory);
    expect([paymentOf(after), after.lookup]).toEqual(['charging', null]);
  });

  it('that fails in the end is reported', () => {
    const blocked = lookedUp({ subID: 's1', message: 'TEMPORARY BLOCKED' });
    expect(paymentOf(play(charging, { kind: 'recheck' }, blocked))).toBe('blocked');
  });
});
