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
import { unsubscribeMessages } from '#texts/features/subscription/stop/messages';
import { nothing, toProblem, type State, type Transition } from './transition.ts';

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
export function toUnsubscribe({ memory, call }: State): Transition {
  if (call !== null) return nothing;
  const { isValid, providerType, subscribId } = toSubscriberInfo(memory);
  if (isValid && providerType !== null && subscribId !== null) {
    return { call: { kind: 'unsubscribe', channel: providerType, subscribId } };
  }
  return memory.isSub === 'true' ? forgottenHere : { news: toProblem('missingData') };
}

/** Our addition to §4: for a subscription that neither the operator nor the server has. */
export const toForgottenHere = ({ call }: State): Transition => (call === null ? forgottenHere : nothing);

function toFailureText({ success, message, error, statusCode, statusDetail }: UnsubscribeAnswer): string {
  const texts = unsubscribeMessages;
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
  const message = answer.message || unsubscribeMessages.done;
  return {
    call: null,
    lookup: null,
    writes: cleared,
    news: { kind: 'unsubscribed', message, isRemote: true },
  };
}

/** Our addition to §4: clears a subscription that was ended by number, unless this device has another number. */
export function toForgotten({ memory, call }: State, phone: string): Transition {
  const { userPhone } = toSubscriberInfo(memory);
  if (call !== null || (userPhone !== null && userPhone !== phone)) return nothing;
  return { writes: cleared, lookup: null };
}
