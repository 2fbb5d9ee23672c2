import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { channels, UnsubscribeAnswer } from '#contract/subscription/subscription.ts';
import { clearedOnUnsubscribe, subscriptionMemorySchemas } from '#contract/subscription/storage.ts';
import { applyTransition, toTransition, type SubscriptionEvent } from './machine.ts';
import {
  recall,
  remember,
  type Memory,
  isSubscribed,
  storedChannel,
  isOtpChannel,
  secondsUntilResend,
  steps,
  toStep,
  type Step,
} from './memory.ts';
import {
  banglalink,
  grameen,
  lookedUp,
  lookupAnswer,
  next,
  noon,
  play,
  requestAnswer,
  requested,
  robi,
  stateOf,
  verified,
  verify,
  verifyAnswer,
  withCode,
} from '../../../../tests/support/subscription-states.ts';
import type { State, Transition } from './transition.ts';

const text = (...texts: readonly string[]) => fc.constantFrom(...texts);
const phones = text('01612345678', '01812345678', '01412345678', '01912345678', '01312345678', '01712345678');
const status = text('S1000', 'S1000', 'S1000', 'E1351', 'E1850', '', 'S100');
const ids = text('', 'tel:id1', 'id2');
const at = fc.integer({ min: noon, max: noon + 180_000 });

const requestAnswers = fc
  .record({
    statusCode: status,
    statusDetail: text('', 'No'),
    referenceNo: text('', 'r1'),
    massId: ids,
    apiEndpoint: text('', 'https://pay.example/', 'javascript:x'),
  })
  .map(requestAnswer);
const verifyAnswers = fc
  .record({ statusCode: status, statusDetail: text('', 'No'), subscriberId: ids, massId: ids })
  .map(verifyAnswer);
const lookupAnswers = fc.record({ status: text('S100', 'E100', ''), subID: ids }).map(lookupAnswer);
const unsubscribeAnswers = fc.record({
  success: fc.constantFrom(true, false, null),
  message: text('', 'Bye'),
  error: text('', 'No'),
  statusCode: status,
  statusDetail: text('', 'Invalid'),
  status: fc.constantFrom(200, 500, null),
});

const events: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.record({ kind: fc.constant('next' as const), phone: fc.oneof(phones, text('01512345678', '017')) }),
  fc.record({ kind: fc.constant('next' as const), phone: phones, channel: fc.constantFrom(...channels) }),
  fc.record({ kind: fc.constant('resend' as const), at }),
  fc.constant({ kind: 'changeNumber' as const }),
  fc.record({ kind: fc.constant('verify' as const), otp: text('12345', '123456', '1234', '') }),
  fc.record({ kind: fc.constant('opened' as const), at: fc.integer({ min: noon, max: noon + 7_200_000 }) }),
  fc.constantFrom({ kind: 'closed' as const }, { kind: 'edited' as const }, { kind: 'forget' as const }),
  fc.constantFrom({ kind: 'recheck' as const }, { kind: 'saidAlready' as const }),
  fc.constant({ kind: 'unsubscribe' as const }),
  fc.record({ kind: fc.constant('stopped' as const), phone: phones.map((phone) => `88${phone}`) }),
  fc.constant({ kind: 'returned' as const }),
  fc.constant({ kind: 'paymentFailed' as const }),
  fc.record({ kind: fc.constant('requested' as const), answer: requestAnswers, at }),
  fc.record({ kind: fc.constant('verified' as const), answer: verifyAnswers, at }),
  fc.record({ kind: fc.constant('unsubscribeAnswered' as const), answer: unsubscribeAnswers }),
  fc.record({ kind: fc.constant('lookedUp' as const), answer: lookupAnswers }),
  fc.record({ kind: fc.constant('callFailed' as const), message: text('', 'No') }),
  fc.constant({ kind: 'lookupFailed' as const }),
);
/** Kills the tab: pending calls are lost, the stored memory is not. */
const killed = fc.constant('killed' as const);
const sequences = fc.array(fc.oneof({ arbitrary: events, weight: 12 }, { arbitrary: killed, weight: 1 }), {
  maxLength: 40,
});

const leads = (from: Step, to: Step, event: SubscriptionEvent['kind']): boolean => {
  const reasons: Readonly<Record<string, readonly SubscriptionEvent['kind'][]>> = {
    'info otp': ['requested'],
    'info success': ['requested', 'lookedUp'],
    'otp success': ['requested', 'verified', 'lookedUp'],
    'otp info': ['changeNumber', 'stopped', 'unsubscribeAnswered', 'opened', 'forget'],
    'success info': ['unsubscribe', 'unsubscribeAnswered', 'stopped', 'forget'],
  };
  return from === to || (reasons[`${from} ${to}`] ?? []).includes(event);
};

/** Cheaper than `expect`, as it is called a million times. */
function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** Fails for a state that §4 does not have. */
function judgeState({ memory, call }: State): void {
  const step = toStep(memory);
  must(steps.includes(step), 'the step is one of three');
  for (const key of ['isSub', 'type', 'otpResponseData', 'otpVerificationTime'] as const) {
    must(memory[key] === undefined || recall(memory, key) !== null, `${key} is what it should be`);
  }
  must(!memory.subscribId?.startsWith('tel:'), 'ids are kept without "tel:"');
  must(step !== 'success' || isSubscribed(memory), 'step 2 is for subscribers');
  if (step === 'otp') {
    must(memory.isSub === 'false', 'a sent code subscribes nobody');
    must(isOtpChannel(storedChannel(memory)), 'digimart sends no codes');
  }
  if (call?.kind === 'verify') must(step !== 'info', 'a code is verified after it was sent');
  if (call?.kind === 'request') must(call.channel === memory.type, 'the channel is stored');
}

const byHand = new Set<SubscriptionEvent['kind']>(['next', 'resend', 'verify', 'unsubscribe']);

/** Fails for a step that §4 does not have, or not after this event. */
function judgeTransition(before: State, event: SubscriptionEvent, transition: Transition): void {
  const after = applyTransition(before, transition);
  must(leads(toStep(before.memory), toStep(after.memory), event.kind), `${event.kind} leads there`);
  if (transition.call) {
    must(before.call === null, 'one call at a time');
    must(byHand.has(event.kind), 'calls are begun by hand alone');
    must(event.kind !== 'resend' || secondsUntilResend(before.memory, event.at) === 0, 'resend waits');
  }
  if (before.memory.isSub !== 'true' && after.memory.isSub === 'true') judgeGrant(before, event);
  must(/^(https?:|$)/.test(transition.redirect ?? ''), 'only pages of the web are gone to');
  if (transition.news?.kind !== 'unsubscribed') return;
  for (const key of clearedOnUnsubscribe) must(after.memory[key] === undefined, `${key} is cleared`);
}

/** Fails if anything but an operator's answer makes a subscriber. */
function judgeGrant(before: State, event: SubscriptionEvent): void {
  const isGranted =
    (event.kind === 'requested' && event.answer.statusCode === 'E1351') ||
    (event.kind === 'verified' && event.answer.statusCode === 'S1000') ||
    (event.kind === 'lookedUp' && event.answer.status === 'S100' && event.answer.subID !== '');
  must(isGranted, `${event.kind} subscribes nobody`);
  must((before.call ?? before.lookup) !== null, 'somebody had asked');
}

it(
  '10,000 generated sequences of events never reach a state that §4 does not have',
  { timeout: 120_000 },
  () => {
    const reached = new Set<Step>();
    fc.assert(
      fc.property(sequences, (sequence) => {
        let state = stateOf();
        for (const event of sequence) {
          if (event === 'killed') state = stateOf(state.memory);
          else {
            const transition = toTransition(state, event);
            judgeTransition(state, event, transition);
            state = applyTransition(state, transition);
          }
          judgeState(state);
          reached.add(toStep(state.memory));
        }
      }),
      { numRuns: 10_000 },
    );
    expect([...reached].toSorted()).toEqual([...steps].toSorted());
  },
);

const anything: fc.Arbitrary<Memory> = fc.dictionary(
  fc.constantFrom(...Object.keys(subscriptionMemorySchemas)),
  fc.oneof(
    fc.string(),
    text('true', 'false', 'bd_robi', '{"statusCode":"S1000"}', '[]', 'null', '8801712345678'),
  ),
  { noNullPrototype: true },
);

it('whatever others have stored, there is a step, and every event has an answer', () => {
  fc.assert(
    fc.property(anything, events, (memory, event) => {
      const state = stateOf(memory);
      expect(steps).toContain(toStep(state.memory));
      const after = applyTransition(state, toTransition(state, event));
      expect(steps).toContain(toStep(after.memory));
    }),
    { numRuns: 2000 },
  );
});

it('writes leave what they do not name as it is', () => {
  const memory = remember({ isNewUser: 'false', isSub: 'true' }, { isSub: null, type: 'applink' });
  expect(memory).toEqual({ isNewUser: 'false', type: 'applink' });
});

const ended = { kind: 'unsubscribeAnswered', answer: v.parse(UnsubscribeAnswer, { success: true }) } as const;
const resend = (ms: number) => ({ kind: 'resend', at: noon + ms }) as const;
const subscribed = stateOf({ isSub: 'true', type: 'bd_robi', subscribId: 's1' });
const asking = play(stateOf(), next(robi));
const paying = play(stateOf(), next(grameen), requested({ apiEndpoint: 'https://pay.example/' }));
const leaving = play(subscribed, { kind: 'unsubscribe' });

it.each<[string, State, SubscriptionEvent]>([
  ['Next with fewer than 11 characters', stateOf(), next('0171234567')],
  ['Next while a request is under way', asking, next(banglalink)],
  ['Next at the code', withCode(robi), next(robi)],
  ['Next of a subscriber', subscribed, next(robi)],
  ['the answer to no request', stateOf(), requested({})],
  ['the failure of no call', stateOf(), { kind: 'callFailed', message: '' }],
  ['Resend before the countdown is over', withCode(robi), resend(59_999)],
  ['Resend while a code is verified', play(withCode(robi), verify('12345')), resend(60_000)],
  ['Resend at the number', stateOf(), resend(60_000)],
  ['another number without a request', stateOf(), { kind: 'changeNumber' }],
  ['another number of a subscriber', subscribed, { kind: 'changeNumber' }],
  ['Verify without a code', withCode(robi), verify('')],
  ['Verify with 4 digits', withCode(robi), verify('1234')],
  ['Verify with 7 digits', withCode(robi), verify('1234567')],
  ['Verify while a code is verified', play(withCode(robi), verify('12345')), verify('54321')],
  ['Verify at the number', stateOf(), verify('12345')],
  ['Verify of a subscriber', subscribed, verify('12345')],
  ['Verify at digimart', paying, verify('12345')],
  ['the answer to no code', withCode(robi), verified({ subscriberId: 's1' })],
  ['a return while another is looked up', play(paying, { kind: 'returned' }), { kind: 'returned' }],
  ['the answer to no lookup', paying, lookedUp({ subID: 's1' })],
  ['the failure of no lookup', paying, { kind: 'lookupFailed' }],
  ['E3001 without a payment', stateOf({ tel: '8801712345678' }), { kind: 'saidAlready' }],
  ['E3001 at a code', withCode(robi), { kind: 'saidAlready' }],
  ['a failed payment at a code', withCode(robi), { kind: 'paymentFailed' }],
  ['a failed payment of a subscriber', subscribed, { kind: 'paymentFailed' }],
  ['a check without a number', stateOf({ isSub: 'true' }), { kind: 'recheck' }],
  ['Unsubscribe while it is under way', leaving, { kind: 'unsubscribe' }],
  ['forgetting while Unsubscribe is under way', leaving, { kind: 'forget' }],
  ['the answer to no Unsubscribe', subscribed, ended],
])('%s changes nothing', (_what, state, event) => {
  expect(toTransition(state, event)).toEqual({});
});
