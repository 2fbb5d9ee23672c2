import * as v from 'valibot';
import { codeLifeMs } from '#contract/limits.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { storedJson } from '#contract/device/stored-text.ts';
import { tabStorage } from '#platform/storage/storage.ts';

/** An attempt to unsubscribe by number, between the code's sending and its entering; it outlives a reload. */
const StopAttempt = v.object({
  handle: v.string(),
  /** Digits with the country code. */
  phone: v.string(),
  /** When the code was asked for, ms since the epoch. */
  sentAt: v.number(),
  /** The visitor closed the modal meanwhile: it does not open by itself. */
  isDismissed: v.boolean(),
});
export type StopAttempt = v.InferOutput<typeof StopAttempt>;

/** The attempt whose code counts; null without one. */
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

/** The modal was opened by the visitor, or closed. */
export function markAttempt(mark: Pick<StopAttempt, 'isDismissed'>): void {
  const attempt = readAttempt();
  if (attempt !== null) writeAttempt({ ...attempt, ...mark });
}
