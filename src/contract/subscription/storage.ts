import * as v from 'valibot';
import { StoredFlag, storedJson } from '../device/stored-text.ts';
import { ChannelSchema, PinRequestAnswer, PinVerifyAnswer } from './subscription.ts';

const Text = v.string();

/** The specified localStorage keys (§3) of the subscription, apart from those that every page reads. */
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

/** Ours: when the operator was last asked for a code or a payment page, as ISO text. The countdown starts there. */
export const REQUESTED_AT_KEY = 'kaj:otp-requested-at';

/** Ours: "true" once the visitor closed the modal while a code was under way: it does not open by itself then. */
export const CODE_DISMISSED_KEY = 'kaj:otp-dismissed';

/** Everything the subscription stores in localStorage, with its schemas. */
export const subscriptionMemorySchemas = {
  ...subscriptionStorageSchemas,
  [REQUESTED_AT_KEY]: v.pipe(Text, v.isoTimestamp()),
  [CODE_DISMISSED_KEY]: StoredFlag,
} as const;
export type SubscriptionKey = keyof typeof subscriptionMemorySchemas;

/** Keys that unsubscribing clears (§4); all others stay. */
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
