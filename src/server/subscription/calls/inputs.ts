import * as v from 'valibot';
import { toLatinDigits } from '#contract/format.ts';
import { ChannelSchema, withoutTel } from '#contract/subscription/subscription.ts';
import { Tel } from '../msisdn.ts';

/** Bodies of §7's subscription calls. */

const shortText = (name: string) =>
  v.pipe(
    v.union(
      [v.pipe(v.string(), v.maxLength(256)), v.number()],
      `${name} must be text of at most 256 characters.`,
    ),
    v.transform((value) => String(value).trim()),
  );

export const PinRequestBody = v.object({ tel: Tel });

const Otp = v.pipe(shortText('otp'), v.transform(toLatinDigits));

export const PinVerifyBody = v.object({ otp: Otp, referenceNo: shortText('referenceNo') });

const SubscriberId = v.pipe(shortText('subscribId'), v.transform(withoutTel));

export const UnsubscribeBody = v.object({ subscribId: SubscriberId });

export const SaveBody = v.object({ type: ChannelSchema, tel: Tel, subID: SubscriberId });

export const LookupBody = v.object({ tel: Tel });

export const StopCodeBody = v.object({ tel: Tel });

export const StopBody = v.object({ handle: shortText('handle'), otp: Otp });

/** §9: 5 to 6 digits. */
export const isCode = (text: string): boolean => /^\d{5,6}$/.test(text);
