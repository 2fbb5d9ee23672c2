import { codeLifeMs, HOUR_MS, phoneLimits, SECOND_MS } from '#contract/limits.ts';
import { CODE_DISMISSED_KEY, REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { operatorStatus, type Channel } from '#contract/subscription/subscription.ts';
import { recall, type Memory, storedChannel } from './memory.ts';

export const steps = ['info', 'otp', 'success'] as const;
export type Step = (typeof steps)[number];

export type OtpChannel = Exclude<Channel, 'digimart'>;

export const isOtpChannel = (channel: Channel | null): channel is OtpChannel =>
  channel === 'bd_robi' || channel === 'applink';

/** The modal's step by the stored state, also on another page. */
export function toStep(memory: Memory): Step {
  if (memory.isSub === 'true') return 'success';
  const isSent = recall(memory, 'otpResponseData')?.statusCode === operatorStatus.success;
  return isSent && isOtpChannel(storedChannel(memory)) ? 'otp' : 'info';
}

/** Whether a payment page was opened, without an outcome yet. */
export function hasOpenPayment(memory: Memory): boolean {
  if (memory.isSub === 'true' || storedChannel(memory) !== 'digimart') return false;
  return (recall(memory, 'otpResponseData')?.apiEndpoint ?? '') !== '';
}

/** Whether the operator's page reported a subscription (E3001) that is not confirmed. */
export function isSaidAlready(memory: Memory): boolean {
  const { watchedError } = operatorStatus;
  return memory.isSub !== 'true' && recall(memory, 'otpResponseData')?.statusCode === watchedError;
}

/** ms since the last request; null without one, or when the clock was set back. */
function askedAgoMs(memory: Memory, now: number): number | null {
  const askedAt = recall(memory, REQUESTED_AT_KEY);
  const agoMs = askedAt === null ? -1 : now - Date.parse(askedAt);
  return agoMs < 0 ? null : agoMs;
}

const isWithin = (agoMs: number | null, limitMs: number): boolean => agoMs !== null && agoMs < limitMs;

/** Seconds until a new code may be requested (§4). */
export function secondsUntilResend(memory: Memory, now: number): number {
  const agoMs = askedAgoMs(memory, now) ?? Infinity;
  return Math.max(0, Math.ceil(phoneLimits.resendSeconds - agoMs / SECOND_MS));
}

function storedCodeLifeMs(memory: Memory): number {
  const channel = storedChannel(memory);
  return isOtpChannel(channel) ? codeLifeMs[channel] : 0;
}

/** Whether the modal opens automatically at the code: requested, not dismissed, and still valid. */
export function isCodeAwaited(memory: Memory, now: number): boolean {
  if (toStep(memory) !== 'otp' || memory[CODE_DISMISSED_KEY] === 'true') return false;
  return isWithin(askedAgoMs(memory, now), storedCodeLifeMs(memory));
}

/** Whether the sent code has expired. */
export function isCodeExpired(memory: Memory, now: number): boolean {
  const agoMs = askedAgoMs(memory, now);
  return toStep(memory) === 'otp' && agoMs !== null && agoMs >= storedCodeLifeMs(memory);
}

/** Whether a payment may be in progress in another window. */
export function isPaying(memory: Memory, now: number): boolean {
  return hasOpenPayment(memory) && isWithin(askedAgoMs(memory, now), HOUR_MS);
}
