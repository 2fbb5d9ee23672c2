import {
  isUnsubscribed,
  operatorStatus,
  type UnsubscribeAnswer,
  type Channel,
  type PinRequestAnswer,
  type PinVerifyAnswer,
  type SubscriberLookup,
} from '#contract/subscription/subscription.ts';
import {
  clearedOnUnsubscribe,
  CODE_DISMISSED_KEY,
  REQUESTED_AT_KEY,
} from '#contract/subscription/storage.ts';
import { type Writes, toSubscriberInfo, remember, hasOpenPayment } from './memory.ts';
import { unsubscribeMessages as texts } from '../messages.ts';
import { nothing, toProblem, type State, type Transition } from './transition.ts';
import { toLookedUp, toLookupFailed, toRecheck, toReturned, toSaidAlready } from './lookup-rules.ts';
import {
  toClosed,
  toOpened,
  toVerified,
  toVerify,
  toChangeNumber,
  toNext,
  toRequested,
  toResend,
} from './request-rules.ts';

/** What unsubscribing clears (§4), and a pending code. */
const cleared: Writes = Object.fromEntries(
  [...clearedOnUnsubscribe, REQUESTED_AT_KEY, CODE_DISMISSED_KEY].map((key) => [key, null]),
);

const forgottenHere: Transition = {
  writes: cleared,
  lookup: null,
  news: { kind: 'unsubscribed', message: '', isRemote: false },
};

/** Confirmed by the user (§4, "Unsubscribe flow"). */
function toUnsubscribe({ memory, call }: State): Transition {
  if (call !== null) return nothing;
  const { isValid, providerType, subscribId } = toSubscriberInfo(memory);
  if (isValid && providerType !== null && subscribId !== null) {
    return { call: { kind: 'unsubscribe', channel: providerType, subscribId } };
  }
  return memory.isSub === 'true' ? forgottenHere : { news: toProblem('missingData') };
}

/** Our addition to §4: for a subscription that neither the operator nor the server has. */
const toForgottenHere = ({ call }: State): Transition => (call === null ? forgottenHere : nothing);

function toFailureText({ success, message, error, statusCode, statusDetail }: UnsubscribeAnswer): string {
  if (success === false) return message || error || texts.apiFailure;
  const isRefused = statusCode.startsWith('E') || statusDetail.toLowerCase().includes('invalid');
  return isRefused ? texts.tryAgain : message || error;
}

/** The answer to the unsubscribe call (§7, §8). */
function toUnsubscribeAnswered({ call }: State, answer: UnsubscribeAnswer): Transition {
  if (call?.kind !== 'unsubscribe') return nothing;
  if (!isUnsubscribed(answer)) {
    const code = answer.statusCode === operatorStatus.codeNeeded ? 'codeNeeded' : 'unsubscribeFailed';
    return { call: null, news: toProblem(code, toFailureText(answer)) };
  }
  const message = answer.message || texts.done;
  return {
    call: null,
    lookup: null,
    writes: cleared,
    news: { kind: 'unsubscribed', message, isRemote: true },
  };
}

/** Our addition to §4: clears a subscription that was ended by number, unless this device has another number. */
function toForgotten({ memory, call }: State, phone: string): Transition {
  const { userPhone } = toSubscriberInfo(memory);
  if (call !== null || (userPhone !== null && userPhone !== phone)) return nothing;
  return { writes: cleared, lookup: null };
}

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
