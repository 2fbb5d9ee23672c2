import * as v from 'valibot';
import { StoredFlag, storedJson } from './stored-text.ts';
import { ChannelSchema, PinRequestAnswer, PinVerifyAnswer } from './subscription.ts';

const Text = v.string();

/** The specified localStorage keys (§3) of the subscription, apart from those that every page reads. */
export const subscriptionStorageSchemas = {
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
