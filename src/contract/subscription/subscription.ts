import * as v from 'valibot';
import { OptionalText } from '../fields.ts';
import { phoneLimits } from '../limits.ts';

/** The billing channels (§1). */
export const channels = ['bd_robi', 'applink', 'digimart'] as const;
export type Channel = (typeof channels)[number];
export const ChannelSchema = v.picklist(channels);

const channelByPrefix: Readonly<Record<string, Channel>> = {
  '88016': 'bd_robi',
  '88018': 'bd_robi',
  '88014': 'applink',
  '88019': 'applink',
  '88013': 'digimart',
  '88017': 'digimart',
};

/** Adds the country code unless it is there (§4, "On Next"). */
export function withCountryCode(phone: string): string {
  if (phone.startsWith(phoneLimits.countryCode)) return phone;
  return phone.startsWith('0') ? `88${phone}` : `${phoneLimits.countryCode}${phone}`;
}

/** The channel of a number with country code; null: "Unsupported number prefix.". */
export function channelOf(phone: string): Channel | null {
  return channelByPrefix[phone.slice(0, 5)] ?? null;
}

/** A subscriber id as stored (§9). */
export function withoutTel(subscriberId: string): string {
  return subscriberId.replace(/^tel:/, '');
}

/** The number as the subscription-admin lookup expects it, without "88" (§5). */
export function toLookupPhone(phone: string): string {
  return phone.replace(/^88/, '');
}

export const operatorStatus = {
  success: 'S1000',
  alreadySubscribed: 'E1351',
  lookupSuccess: 'S100',
  lookupError: 'E100',
  watchedError: 'E3001',
  /** Extension: the id was looked up by number, so a code has to confirm it. */
  codeNeeded: 'E9001',
} as const;

/** The `massId` of a payment page at our gateway. */
export const toPaymentReference = (id: string): string => `kaj-${id}`;

/** The id of a payment reference; null for other text. */
export function readPaymentReference(text: string | null | undefined): string | null {
  return /^kaj-([0-9a-f]{24})$/.exec(text ?? '')?.[1] ?? null;
}

export const PinRequestAnswer = v.object({
  statusCode: OptionalText,
  statusDetail: OptionalText,
  referenceNo: OptionalText,
  massId: OptionalText,
  apiEndpoint: OptionalText,
});
export type PinRequestAnswer = v.InferOutput<typeof PinRequestAnswer>;

export const PinVerifyAnswer = v.object({
  statusCode: OptionalText,
  statusDetail: OptionalText,
  subscriberId: OptionalText,
  massId: OptionalText,
});
export type PinVerifyAnswer = v.InferOutput<typeof PinVerifyAnswer>;

const SubIdRecord = v.object({ subID: OptionalText });

/** Answer of the subscription-admin lookups: one record or several (§3). */
export const SubscriberLookup = v.pipe(
  v.object({
    status: OptionalText,
    message: OptionalText,
    data: v.optional(v.nullable(v.union([v.array(SubIdRecord), SubIdRecord, v.string()]))),
  }),
  v.transform(({ status, message, data }) => {
    const record = Array.isArray(data) ? data[0] : data;
    const subID = record !== null && typeof record === 'object' ? record.subID : '';
    return { status, message, subID };
  }),
);
export type SubscriberLookup = v.InferOutput<typeof SubscriberLookup>;

export const UnsubscribeAnswer = v.object({
  success: v.nullish(v.boolean()),
  message: OptionalText,
  error: OptionalText,
  statusCode: OptionalText,
  statusDetail: OptionalText,
  status: v.nullish(v.union([v.number(), v.string()])),
});
export type UnsubscribeAnswer = v.InferOutput<typeof UnsubscribeAnswer>;

export interface SaveSubscriptionBody {
  type: Channel;
  tel: string;
  subID: string;
}

/** The default message of a success (§8): what servers send, in English in every language of the page. */
export const UNSUBSCRIBED = 'Unsubscribed successfully';

/** Failure wins over success (§7). */
export function isUnsubscribed(answer: UnsubscribeAnswer): boolean {
  if (answer.success === false) return false;
  if (answer.statusCode.startsWith('E')) return false;
  if (answer.statusDetail.toLowerCase().includes('invalid')) return false;
  const isPlainOk = Number(answer.status) === 200 && answer.error === '';
  return answer.success === true || answer.statusCode === operatorStatus.success || isPlainOk;
}
