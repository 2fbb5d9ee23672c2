import { HOUR_MS, phoneLimits, SECOND_MS } from '#contract/limits.ts';
import { REQUESTED_AT_KEY } from '#contract/subscription-storage.ts';
import { channelOf, operatorStatus, type Channel } from '#contract/subscription.ts';
import { recall, type Memory } from './memory.ts';
import { storedChannel, storedPhone } from './status.ts';

/** The modal's steps (§4): 0, 1 and 2. */
export const steps = ['info', 'otp', 'success'] as const;
export type Step = (typeof steps)[number];

export type OtpChannel = Exclude<Channel, 'digimart'>;

export const isOtpChannel = (channel: Channel | null): channel is OtpChannel =>
  channel === 'bd_robi' || channel === 'applink';

/** The step that the memory stands at: a page that is opened anew goes on where the last one was. */
export function toStep(memory: Memory): Step {
  if (memory.isSub === 'true') return 'success';
  const isSent = recall(memory, 'otpResponseData')?.statusCode === operatorStatus.success;
  // `type` is written before there is an answer, `userPhone` with it: both must speak of a channel with codes.
  const asked = channelOf(storedPhone(memory) ?? '') ?? storedChannel(memory);
  return isSent && isOtpChannel(asked) && isOtpChannel(storedChannel(memory)) ? 'otp' : 'info';
}

/** Whether the visitor was sent to a payment page of which nothing has come yet. */
export function hasOpenPayment(memory: Memory): boolean {
  if (memory.isSub === 'true' || storedChannel(memory) !== 'digimart') return false;
  return (recall(memory, 'otpResponseData')?.apiEndpoint ?? '') !== '';
}

/** How long ago the operator was asked, ms; Infinity when it was not, or when the clock was set back since. */
function askedAgoMs(memory: Memory, now: number): number {
  const askedAt = recall(memory, REQUESTED_AT_KEY);
  const agoMs = askedAt === null ? Infinity : now - Date.parse(askedAt);
  return agoMs < 0 ? Infinity : agoMs;
}

/** Whole seconds until a new code may be asked for (§4); 0 when it may. */
export function secondsUntilResend(memory: Memory, now: number): number {
  return Math.max(0, Math.ceil(phoneLimits.resendSeconds - askedAgoMs(memory, now) / SECOND_MS));
}

/** Whether a payment may still be under way in another window: then the page looks for its outcome by itself. */
export function isPaying(memory: Memory, now: number): boolean {
  return hasOpenPayment(memory) && askedAgoMs(memory, now) < HOUR_MS;
}
