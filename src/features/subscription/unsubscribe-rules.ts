import { isUnsubscribed, type UnsubscribeAnswer } from '#contract/subscription.ts';
import { clearedOnUnsubscribe, REQUESTED_AT_KEY } from '#contract/subscription-storage.ts';
import type { Writes } from './memory.ts';
import { toSubscriberInfo } from './status.ts';
import { unsubscribeMessages } from './unsubscribe-messages.ts';
import { nothing, toProblem, type State, type Transition } from './transition.ts';

/** The keys that unsubscribing clears (§4), and the end of a countdown. */
const cleared: Writes = Object.fromEntries(
  [...clearedOnUnsubscribe, REQUESTED_AT_KEY].map((key) => [key, null]),
);

/** The visitor has confirmed (§4, "Unsubscribe flow"). */
export function toUnsubscribe({ memory, call }: State): Transition {
  if (call !== null) return nothing;
  const { isValid, providerType, subscribId } = toSubscriberInfo(memory);
  if (isValid && providerType !== null && subscribId !== null) {
    return { call: { kind: 'unsubscribe', channel: providerType, subscribId } };
  }
  if (memory.isSub !== 'true') return { news: toProblem('missingData') };
  return { writes: cleared, lookup: null, news: { kind: 'unsubscribed', message: '', isTold: false } };
}

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
    return { call: null, news: toProblem('unsubscribeFailed', toFailureText(answer)) };
  }
  const message = answer.message || unsubscribeMessages.en.done;
  return {
    call: null,
    lookup: null,
    writes: cleared,
    news: { kind: 'unsubscribed', message, isTold: true },
  };
}

/** What the visitor unsubscribed by number is forgotten as well, if it is this device's (ours). */
export function toForgotten({ memory, call }: State, phone: string): Transition {
  if (call !== null || toSubscriberInfo(memory).userPhone !== phone) return nothing;
  return { writes: cleared, lookup: null };
}
