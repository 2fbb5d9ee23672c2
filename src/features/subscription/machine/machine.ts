import type {
  Channel,
  PinRequestAnswer,
  PinVerifyAnswer,
  SubscriberLookup,
  UnsubscribeAnswer,
} from '#contract/subscription/subscription.ts';
import { toLookedUp, toLookupFailed, toRecheck, toReturned, toSaidAlready } from './lookup-rules.ts';
import { remember } from './memory.ts';
import { toClosed, toOpened, toVerified, toVerify } from './code-rules.ts';
import { toChangeNumber, toNext, toRequested, toResend } from './request-rules.ts';
import { hasOpenPayment } from './step.ts';
import { nothing, toProblem, type State, type Transition } from './transition.ts';
import { toForgotten, toForgottenHere, toUnsubscribe, toUnsubscribeAnswered } from './unsubscribe-rules.ts';

export type SubscriptionEvent =
  /** `channel`: chosen by the visitor, as the number has moved to it. */
  | { kind: 'next'; phone: string; channel?: Channel }
  | { kind: 'resend'; at: number }
  | { kind: 'changeNumber' }
  | { kind: 'edited' }
  | { kind: 'verify'; otp: string }
  | { kind: 'opened'; at: number }
  | { kind: 'closed' }
  | { kind: 'unsubscribe' }
  /** `phone` with the country code. */
  | { kind: 'stopped'; phone: string }
  | { kind: 'forget' }
  | { kind: 'returned' }
  | { kind: 'recheck' }
  /** The URL claims that the number is subscribed (E3001). */
  | { kind: 'saidAlready' }
  /** The URL claims that a payment failed. */
  | { kind: 'paymentFailed' }
  | { kind: 'requested'; answer: PinRequestAnswer; at: number }
  | { kind: 'verified'; answer: PinVerifyAnswer; at: number }
  | { kind: 'unsubscribeAnswered'; answer: UnsubscribeAnswer }
  | { kind: 'lookedUp'; answer: SubscriberLookup }
  | { kind: 'callFailed'; message: string }
  | { kind: 'lookupFailed' };

const failureOf = {
  request: 'somethingWrong',
  verify: 'verifyError',
  unsubscribe: 'unsubscribeFailed',
} as const;

function toCallFailed({ call }: State, message: string): Transition {
  return call === null ? nothing : { call: null, news: toProblem(failureOf[call.kind], message) };
}

/** The transition of an event (§4); events that do not fit the state change nothing. */
export function toTransition(state: State, event: SubscriptionEvent): Transition {
  switch (event.kind) {
    case 'next':
      return toNext(state, event.phone, event.channel);
    case 'resend':
      return toResend(state, event.at);
    case 'changeNumber':
      return toChangeNumber(state);
    case 'edited':
      return { isEdited: true };
    case 'verify':
      return toVerify(state, event.otp);
    case 'opened':
      return toOpened(state, event.at);
    case 'closed':
      return toClosed(state);
    case 'unsubscribe':
      return toUnsubscribe(state);
    case 'stopped':
      return toForgotten(state, event.phone);
    case 'forget':
      return toForgottenHere(state);
    case 'returned':
      return toReturned(state);
    case 'recheck':
      return toRecheck(state);
    case 'saidAlready':
      return toSaidAlready(state);
    case 'paymentFailed':
      return hasOpenPayment(state.memory) ? toChangeNumber(state) : nothing;
    case 'requested':
      return toRequested(state, event.answer, event.at);
    case 'verified':
      return toVerified(state, event.answer, event.at);
    case 'unsubscribeAnswered':
      return toUnsubscribeAnswered(state, event.answer);
    case 'lookedUp':
      return toLookedUp(state, event.answer);
    case 'callFailed':
      return toCallFailed(state, event.message);
    case 'lookupFailed':
      return toLookupFailed(state);
  }
}

/** The state after a transition. */
export function applyTransition(state: State, { writes, call, lookup }: Transition): State {
  return {
    memory: writes === undefined ? state.memory : remember(state.memory, writes),
    call: call === undefined ? state.call : call,
    lookup: lookup === undefined ? state.lookup : lookup,
  };
}
