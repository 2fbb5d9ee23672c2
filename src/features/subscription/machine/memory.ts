import * as v from 'valibot';
import {
  subscriptionMemorySchemas,
  type SubscriptionKey,
  CODE_DISMISSED_KEY,
  REQUESTED_AT_KEY,
} from '#contract/subscription/storage.ts';
import {
  channelOf,
  withCountryCode,
  withoutTel,
  type Channel,
  operatorStatus,
} from '#contract/subscription/subscription.ts';
import { codeLifeMs, HOUR_MS, phoneLimits, SECOND_MS } from '#contract/limits.ts';

export type Memory = Readonly<Partial<Record<SubscriptionKey, string>>>;

export type Writes = Partial<Record<SubscriptionKey, string | null>>;

type Remembered<K extends SubscriptionKey> = v.InferOutput<(typeof subscriptionMemorySchemas)[K]>;

/** The parsed value of a key; null when absent or malformed. */
export function recall<K extends SubscriptionKey>(memory: Memory, key: K): Remembered<K> | null {
  const parsed = v.safeParse(subscriptionMemorySchemas[key], memory[key]);
  return parsed.success ? parsed.output : null;
}

/** The memory after changes. */
export function remember(memory: Memory, writes: Writes): Memory {
  const next: Partial<Record<SubscriptionKey, string>> = { ...memory };
  for (const key of subscriptionKeys) {
    const text = writes[key];
    if (text === null) delete next[key];
    else if (text !== undefined) next[key] = text;
  }
  return next;
}

const isKey = (key: string): key is SubscriptionKey => Object.hasOwn(subscriptionMemorySchemas, key);

export const subscriptionKeys: readonly SubscriptionKey[] =
  Object.keys(subscriptionMemorySchemas).filter(isKey);

export interface SubscriberInfo {
  subscribId: string | null;
  providerType: Channel | null;
  userName: null;
  userPhone: string | null;
  verificationTime: string | null;
  isValid: boolean;
}

/** The stored number, digits with the country code; null without one. */
export function storedPhone(memory: Memory): string | null {
  const stored = memory.userPhone || memory.phone || memory.tel;
  const digits = (stored ?? '').replace(/\D/g, '');
  return digits === '' ? null : withCountryCode(digits);
}

/** The stored channel, else the one of the stored number (§4). */
export function storedChannel(memory: Memory): Channel | null {
  return recall(memory, 'type') ?? channelOf(storedPhone(memory) ?? '');
}

/**
 * The channel of a number: its prefix is a guess, as people keep their number when they change operator. The stored
 * channel of the stored number, which its owner may have chosen, comes first.
 */
export const channelFor = (memory: Memory, phone: string): Channel | null =>
  phone === memory.userPhone ? storedChannel(memory) : channelOf(phone);

/** Subscriber info from the stored keys (§4, "Subscription status"). */
export function toSubscriberInfo(memory: Memory): SubscriberInfo {
  const verified = recall(memory, 'otpVerificationData')?.subscriberId ?? '';
  const subscribId = withoutTel(recall(memory, 'subscribId') ?? verified) || null;
  const providerType = storedChannel(memory);
  return {
    subscribId,
    providerType,
    userName: null,
    userPhone: storedPhone(memory),
    verificationTime: recall(memory, 'otpVerificationTime'),
    isValid: subscribId !== null && providerType !== null,
  };
}

/** Subscribed (§4): the info is valid, or `isSub` is "true". */
export function isSubscribed(memory: Memory): boolean {
  return memory.isSub === 'true' || toSubscriberInfo(memory).isValid;
}

/** Whether a payment is in progress or failed, by the operator's text; null otherwise. */
export function toPaymentState(detail: string): 'charging' | 'blocked' | null {
  if (/pending/i.test(detail)) return 'charging';
  return /blocked/i.test(detail) ? 'blocked' : null;
}

/** Whether the start page opens the modal (§2). */
export function isOfferedModal(memory: Memory): boolean {
  return memory.isNewUser === undefined && memory.isSub !== 'true';
}

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
