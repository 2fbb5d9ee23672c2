import type {
  PinRequestAnswer,
  PinVerifyAnswer,
  SubscriberLookup,
} from '#contract/subscription/subscription.ts';
import {
  applyTransition,
  toTransition,
  type SubscriptionEvent,
} from '#features/subscription/machine/machine.ts';
import type { Memory } from '#features/subscription/machine/memory.ts';
import type { State, Transition } from '#features/subscription/machine/transition.ts';

export const robi = '01812345678';
export const banglalink = '01912345678';
export const grameen = '01712345678';
export const teletalk = '01512345678';

export const noon = Date.parse('2026-11-20T12:00:00.000Z');

export const requestAnswer = (answer: Partial<PinRequestAnswer>): PinRequestAnswer => ({
  statusCode: 'S1000',
  statusDetail: '',
  referenceNo: '',
  massId: '',
  apiEndpoint: '',
  ...answer,
});

export const verifyAnswer = (answer: Partial<PinVerifyAnswer>): PinVerifyAnswer => ({
  statusCode: 'S1000',
  statusDetail: '',
  subscriberId: '',
  massId: '',
  ...answer,
});

export const lookupAnswer = (answer: Partial<SubscriberLookup>): SubscriberLookup => ({
  status: 'S100',
  message: '',
  subID: '',
  ...answer,
});

export const next = (phone: string) => ({ kind: 'next', phone }) as const;
export const verify = (otp: string) => ({ kind: 'verify', otp }) as const;

/** The operator's answer to a request, as an event. */
export const requested = (answer: Partial<PinRequestAnswer>, at = noon) =>
  ({ kind: 'requested', answer: requestAnswer(answer), at }) as const;

export const verified = (answer: Partial<PinVerifyAnswer>) =>
  ({ kind: 'verified', answer: verifyAnswer(answer), at: noon }) as const;

export const lookedUp = (answer: Partial<SubscriberLookup>) =>
  ({ kind: 'lookedUp', answer: lookupAnswer(answer) }) as const;

export const stateOf = (memory: Memory = {}): State => ({ memory, call: null, lookup: null });

/** The state after events, and the last transition. */
export function play(start: State, ...events: readonly SubscriptionEvent[]): State & { last: Transition } {
  let state = start;
  let last: Transition = {};
  for (const event of events) {
    last = toTransition(state, event);
    state = applyTransition(state, last);
  }
  return { ...state, last };
}

/** Step 1: a code was sent at noon. */
export function withCode(phone: string): State {
  const { memory, call, lookup } = play(stateOf(), next(phone), requested({ referenceNo: 'r1' }));
  return { memory, call, lookup };
}
