import * as v from 'valibot';
import { codeLifeMs } from '#contract/limits.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { storedJson } from '#contract/device/stored-text.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { sendStop, sendStopCode } from '#api/subscription.ts';
import { ApiError, isNotFound } from '#platform/http/api-error.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { channelFor } from '../machine/memory.ts';
import { subscription } from '../machine/subscription.ts';
import type { SubscriptionTexts } from '../messages.ts';

/** A pending attempt to unsubscribe by number, stored across reloads. */
const StopAttempt = v.object({
  handle: v.string(),
  phone: v.string(),
  sentAt: v.number(),
  /** True after the modal was closed: it then does not open automatically. */
  isDismissed: v.boolean(),
});
export type StopAttempt = v.InferOutput<typeof StopAttempt>;

/** The pending attempt; null without a valid code. */
export function readAttempt(): StopAttempt | null {
  const parsed = v.safeParse(storedJson(StopAttempt), tabStorage.read(subscriptionSessionKeys.stopping));
  if (!parsed.success) return null;
  const agoMs = Date.now() - parsed.output.sentAt;
  return agoMs >= 0 && agoMs < codeLifeMs.stop ? parsed.output : null;
}

export function writeAttempt(attempt: StopAttempt | null): void {
  if (attempt === null) tabStorage.remove(subscriptionSessionKeys.stopping);
  else tabStorage.write(subscriptionSessionKeys.stopping, JSON.stringify(attempt));
}

/** Updates the pending attempt, if any. */
export function markAttempt(mark: Pick<StopAttempt, 'isDismissed'>): void {
  const attempt = readAttempt();
  if (attempt !== null) writeAttempt({ ...attempt, ...mark });
}

export type StopOutcome<T> = { kind: 'done'; value: T } | { kind: 'failed'; text: string };

const toFailed = (text: string) => ({ kind: 'failed', text }) as const;

/** The text for servers that cannot unsubscribe by code: how to do it at the operator. */
function toElsewhere(phone: string, texts: SubscriptionTexts): string {
  const channel = channelFor(subscription.view.get().memory, phone);
  const stop = channel === null ? '' : clientConfig().subscriptionTerms[channel].stop;
  return `${texts.stopElsewhere} ${stop}`.trimEnd();
}

const wordsOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? otherwise;

/** Requests a code. @param phone digits with the country code */
export async function beginStop(phone: string, texts: SubscriptionTexts): Promise<StopOutcome<StopAttempt>> {
  try {
    const handle = await sendStopCode(phone);
    return { kind: 'done', value: { handle, phone, sentAt: Date.now(), isDismissed: false } };
  } catch (error) {
    return toFailed(isNotFound(error) ? toElsewhere(phone, texts) : wordsOf(error, texts.stopFailed));
  }
}

/** Sends the code, which unsubscribes. */
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
