import { sendStop, sendStopCode } from '#api/subscription-stop.ts';
import { channelOf } from '#contract/subscription/subscription.ts';
import { ApiError, isNotFound } from '#platform/http/api-error.ts';
import { clientConfig } from '#platform/startup/config.ts';
import type { SubscriptionTexts } from '../messages.ts';
import type { StopAttempt } from './stop-memory.ts';

/** What came of a call: the next thing, or why not. */
export type StopOutcome<T> = { kind: 'done'; value: T } | { kind: 'failed'; text: string };

const toFailed = (text: string) => ({ kind: 'failed', text }) as const;

/** A server that cannot stop by number: then the operator's own way is told. */
function toElsewhere(phone: string, texts: SubscriptionTexts): string {
  const channel = channelOf(phone);
  const stop = channel === null ? '' : clientConfig().subscriptionTerms[channel].stop;
  return `${texts.stopElsewhere} ${stop}`.trimEnd();
}

const wordsOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? otherwise;

/**
 * Asks for a code.
 * @param phone digits with the country code
 */
export async function beginStop(phone: string, texts: SubscriptionTexts): Promise<StopOutcome<StopAttempt>> {
  try {
    const handle = await sendStopCode(phone);
    return { kind: 'done', value: { handle, phone, sentAt: Date.now(), isDismissed: false } };
  } catch (error) {
    return toFailed(isNotFound(error) ? toElsewhere(phone, texts) : wordsOf(error, texts.stopFailed));
  }
}

/** Sends the code that came. */
export async function finishStop(
  { handle, phone }: StopAttempt,
  otp: string,
  texts: SubscriptionTexts,
): Promise<StopOutcome<string>> {
  try {
    const { success, message } = await sendStop(handle, otp);
    return success ? { kind: 'done', value: phone } : toFailed(message || texts.problems.invalidOtp);
  } catch (error) {
    return toFailed(wordsOf(error, texts.problems.verifyError));
  }
}
