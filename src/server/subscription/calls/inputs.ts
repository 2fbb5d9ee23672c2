import * as v from 'valibot';
import { problem } from '#contract/field-problem.ts';
import { toLatinDigits } from '#contract/format.ts';
import { ChannelSchema, withoutTel } from '#contract/subscription/subscription.ts';
import { Tel } from '../msisdn.ts';

/** Bodies of §7's subscription calls. */

const ShortText = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(256)), v.number()], problem('over256')),
  v.transform((value) => String(value).trim()),
);

export const PinRequestBody = v.object({ tel: Tel });

const Otp = v.pipe(ShortText, v.transform(toLatinDigits));

export const PinVerifyBody = v.object({ otp: Otp, referenceNo: ShortText });

const SubscriberId = v.pipe(ShortText, v.transform(withoutTel));

export const UnsubscribeBody = v.object({ subscribId: SubscriberId });

export const SaveBody = v.object({ type: ChannelSchema, tel: Tel, subID: SubscriberId });

export const LookupBody = v.object({ tel: Tel });

export const StopCodeBody = v.object({ tel: Tel });

export const StopBody = v.object({ handle: ShortText, otp: Otp });

/** §9: 5 to 6 digits. */
export const isCode = (text: string): boolean => /^\d{5,6}$/.test(text);
