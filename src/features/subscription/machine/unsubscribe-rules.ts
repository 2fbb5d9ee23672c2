import {
  isUnsubscribed,
  operatorStatus,
  type UnsubscribeAnswer,
} from '#contract/subscription/subscription.ts';
import {
  clearedOnUnsubscribe,
  CODE_DISMISSED_KEY,
  REQUESTED_AT_KEY,
} from '#contract/subscription/storage.ts';
import { type Writes, toSubscriberInfo } from './memory.ts';
import { unsubscribeMessages } from '../stop/messages.ts';
import { nothing, toProblem, type State, type Transition } from './transition.ts';

/** The keys that unsubscribing clears (§4), and what we store of a code under way. */
const cleared: Writes = Object.fromEntries(
  [...clearedOnUnsubscribe, REQUESTED_AT_KEY, CODE_DISMISSED_KEY].map((key) => [key, null]),
);

/** Only this device is unsubscribed, without a call. */
const forgottenHere: Transition = {
  writes: cleared,
  lookup: null,
  news: { kind: 'unsubscribed', message: '', isTold: false },
};

/** The visitor has confirmed (§4, "Unsubscribe flow"). */
export function toUnsubscribe({ memory, call }: State): Transition {
  if (call !== null) return nothing;
  const { isValid, providerType, subscribId } = toSubscriberInfo(memory);
  if (isValid && providerType !== null && subscribId !== null) {
    return { call: { kind: 'unsubscribe', channel: providerType, subscribId } };
  }
  return memory.isSub === 'true' ? forgottenHere : { news: toProblem('missingData') };
}

/** Ours: the way out where the operator, or the server, knows nothing of the subscription. */
export const toForgottenHere = ({ call }: State): Transition => (call === null ? forgottenHere : nothing);

/** What a failed answer says, in §8's order. */
function toFailureText({ success, message, error, statusCode, statusDetail }: UnsubscribeAnswer): string {
  const texts = unsubscribeMessages.en;
  if (success === false) return message || error || texts.apiFailure;
  const isRefused = statusCode.startsWith('E') || statusDetail.toLowerCase().includes('invalid');
  return isRefused ? texts.tryAgain : message || error;
}

/** The answer to the unsubscribe call (§7, §8). */
export function toUnsubscribeAnswered({ call }: State, answer: UnsubscribeAnswer): Transition {
  if (call?.kind !== 'unsubscribe') return nothing;
  if (!isUnsubscribed(answer)) {
    const code = answer.statusCode === operatorStatus.codeNeeded ? 'codeNeeded' : 'unsubscribeFailed';
    return { call: null, news: toProblem(code, toFailureText(answer)) };
  }
  const message = answer.message || unsubscribeMessages.en.done;
  return {
    call: null,
    lookup: null,
    writes: cleared,
    news: { kind: 'unsubscribed', message, isTold: true },
  };
}

/** What the visitor unsubscribed by number is forgotten as well, unless this device has another number (ours). */
export function toForgotten({ memory, call }: State, phone: string): Transition {
  const { userPhone } = toSubscriberInfo(memory);
  if (call !== null || (userPhone !== null && userPhone !== phone)) return nothing;
  return { writes: cleared, lookup: null };
}
