import * as v from 'valibot';
import { sendStop, sendStopCode } from '#api/subscription-stop.ts';
import { subscriptionSessionKeys } from '#contract/subscription-storage.ts';
import { storedJson } from '#contract/stored-text.ts';
import { channelOf } from '#contract/subscription.ts';
import { ApiError, isNotFound } from '#platform/api-error.ts';
import { clientConfig } from '#platform/config.ts';
import { tabStorage } from '#platform/storage.ts';
import type { SubscriptionTexts } from './messages.ts';

/** An attempt to stop by number, between the code's sending and its entering; it outlives a reload. */
const StopAttempt = v.object({
  handle: v.string(),
  /** Digits with the country code. */
  phone: v.string(),
});
export type StopAttempt = v.InferOutput<typeof StopAttempt>;

export function readAttempt(): StopAttempt | null {
  const parsed = v.safeParse(storedJson(StopAttempt), tabStorage.read(subscriptionSessionKeys.stopping));
  return parsed.success ? parsed.output : null;
}

export function writeAttempt(attempt: StopAttempt | null): void {
  if (attempt === null) tabStorage.remove(subscriptionSessionKeys.stopping);
  else tabStorage.write(subscriptionSessionKeys.stopping, JSON.stringify(attempt));
}

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
    return { kind: 'done', value: { handle: await sendStopCode(phone), phone } };
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
