import { describe, expect, it } from 'vitest';
import { recall } from './memory.ts';
import { toPaymentState } from './status.ts';
import { hasOpenPayment } from './step.ts';
import { lookupAnswer, noon, play, requestAnswer, robi, stateOf, withCode } from './test-states.ts';

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

  it('with an error, the payment is forgotten; a code that is under way is not, whoever wrote that address', () => {
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
