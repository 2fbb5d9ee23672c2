import * as v from 'valibot';
import { StoredFlag, storedJson } from '../device/stored-text.ts';
import { ChannelSchema, PinRequestAnswer, PinVerifyAnswer } from './subscription.ts';

const Text = v.string();

/** The specified keys (§3) that only the subscription reads. */
const subscriptionStorageSchemas = {
  otpResponseData: storedJson(PinRequestAnswer),
  otpVerificationData: storedJson(PinVerifyAnswer),
  otpVerificationTime: v.pipe(Text, v.isoTimestamp()),
  userPhone: Text,
  phone: Text,
  tel: Text,
  isSub: StoredFlag,
  type: ChannelSchema,
  subscribId: v.pipe(Text, v.minLength(1)),
  subID: Text,
  isNewUser: Text,
} as const;

/** Ours: when a code or payment page was last requested, ISO text; starts the countdown. */
export const REQUESTED_AT_KEY = 'kaj:otp-requested-at';

export const CODE_DISMISSED_KEY = 'kaj:otp-dismissed';

export const subscriptionMemorySchemas = {
  ...subscriptionStorageSchemas,
  [REQUESTED_AT_KEY]: v.pipe(Text, v.isoTimestamp()),
  [CODE_DISMISSED_KEY]: StoredFlag,
} as const;
export type SubscriptionKey = keyof typeof subscriptionMemorySchemas;

export const clearedOnUnsubscribe = [
  'otpResponseData',
  'otpVerificationData',
  'otpVerificationTime',
  'userPhone',
  'isSub',
  'subscribId',
  'subID',
  'type',
] as const satisfies readonly SubscriptionKey[];
