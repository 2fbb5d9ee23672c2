import { codeLifeMs, HOUR_MS, phoneLimits, SECOND_MS } from '#contract/limits.ts';
import { CODE_DISMISSED_KEY, REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { channelOf, operatorStatus, type Channel } from '#contract/subscription/subscription.ts';
import { recall, type Memory, storedChannel, storedPhone } from './memory.ts';

/** The modal's steps (§4): 0, 1 and 2. */
export const steps = ['info', 'otp', 'success'] as const;
export type Step = (typeof steps)[number];

export type OtpChannel = Exclude<Channel, 'digimart'>;

export const isOtpChannel = (channel: Channel | null): channel is OtpChannel =>
  channel === 'bd_robi' || channel === 'applink';

/** The modal's step by what is stored, so that another page continues there. */
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

/** Whether the operator's page reported a subscription (E3001) that is not confirmed yet. */
export function isSaidAlready(memory: Memory): boolean {
  const { watchedError } = operatorStatus;
  return memory.isSub !== 'true' && recall(memory, 'otpResponseData')?.statusCode === watchedError;
}

/** How long ago the operator was asked, ms; null when it was not, or when the clock was set back since. */
function askedAgoMs(memory: Memory, now: number): number | null {
  const askedAt = recall(memory, REQUESTED_AT_KEY);
  const agoMs = askedAt === null ? -1 : now - Date.parse(askedAt);
  return agoMs < 0 ? null : agoMs;
}

const isWithin = (agoMs: number | null, limitMs: number): boolean => agoMs !== null && agoMs < limitMs;

/** Whole seconds until a new code may be asked for (§4); 0 when it may. */
export function secondsUntilResend(memory: Memory, now: number): number {
  const agoMs = askedAgoMs(memory, now) ?? Infinity;
  return Math.max(0, Math.ceil(phoneLimits.resendSeconds - agoMs / SECOND_MS));
}

function storedCodeLifeMs(memory: Memory): number {
  const channel = storedChannel(memory);
  return isOtpChannel(channel) ? codeLifeMs[channel] : 0;
}

/** Whether the step of the code opens by itself: the visitor began it, did not close it, and the code counts. */
export function isCodeAwaited(memory: Memory, now: number): boolean {
  if (toStep(memory) !== 'otp' || memory[CODE_DISMISSED_KEY] === 'true') return false;
  return isWithin(askedAgoMs(memory, now), storedCodeLifeMs(memory));
}

/** Whether the code that was sent counts no longer. Without an instant nothing is known, and the code may be tried. */
export function isCodeExpired(memory: Memory, now: number): boolean {
  const agoMs = askedAgoMs(memory, now);
  return toStep(memory) === 'otp' && agoMs !== null && agoMs >= storedCodeLifeMs(memory);
}

/** Whether a payment may still be under way in another window: then the page looks for its outcome by itself. */
export function isPaying(memory: Memory, now: number): boolean {
  return hasOpenPayment(memory) && isWithin(askedAgoMs(memory, now), HOUR_MS);
}
