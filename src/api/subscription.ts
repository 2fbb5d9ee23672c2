import * as v from 'valibot';
import { OptionalText } from '#contract/fields.ts';
import { CONSENT_HEADER, PAYMENT_HEADER } from '#contract/http/write-headers.ts';
import {
  codePaths,
  operatorPaths,
  subscriptionAdminPaths,
  subscriptionPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
  unsubscribePaths,
} from '#contract/subscription/paths.ts';
import {
  type Channel,
  PinRequestAnswer,
  PinVerifyAnswer,
  readPaymentReference,
  type SaveSubscriptionBody,
  SubscriberLookup,
  UnsubscribeAnswer,
} from '#contract/subscription/subscription.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { requestJson } from '#platform/http/http.ts';
import { clientConfig } from '#platform/startup/config.ts';

/** Never retried, as most calls cost an SMS or money (§7). */

const Handle = v.object({ handle: v.pipe(v.string(), v.minLength(1)) });
const Stopped = v.object({ success: v.boolean(), message: OptionalText });
type Stopped = v.InferOutput<typeof Stopped>;

/** Sends a code. @param tel digits with the country code @returns the attempt's handle @throws ApiError */
export async function sendStopCode(tel: string): Promise<string> {
  const { data } = await callApi(subscriptionPaths.stopCode, Handle, { method: 'POST', body: { tel } });
  return data.handle;
}

/** Sends the code. @throws ApiError */
export async function sendStop(handle: string, otp: string): Promise<Stopped> {
  const address = `${clientConfig().apiHost}${subscriptionPaths.stop}`;
  const { body } = await requestJson(address, { method: 'POST', body: { handle, otp } });
  const parsed = v.safeParse(Stopped, body);
  if (!parsed.success) throw new ApiError('broken', 'The answer is malformed');
  return parsed.output;
}

async function post<S extends v.GenericSchema>(
  address: string,
  schema: S,
  body: object,
  headers: Record<string, string> = {},
): Promise<v.InferOutput<S>> {
  const answer = await requestJson(address, { method: 'POST', body, headers });
  const parsed = v.safeParse(schema, answer.body);
  if (!parsed.success) throw new ApiError('broken', 'The answer is malformed');
  return parsed.output;
}

const operator = (path: string): string => `${clientConfig().subscriptionApi}${path}`;

/** Other origins may refuse unknown headers. */
const isOwnOrigin = (address: string): boolean => new URL(address, location.href).origin === location.origin;

/** Requests a code or a payment page. @param phone digits with the country code @throws ApiError */
export function sendPinRequest(channel: Channel, phone: string, consent: string): Promise<PinRequestAnswer> {
  const address = operator(channel === 'digimart' ? operatorPaths.digimart : codePaths[channel].request);
  const body = { tel: channel === 'digimart' ? `+${phone}` : `tel:${phone}` };
  return post(address, PinRequestAnswer, body, isOwnOrigin(address) ? { [CONSENT_HEADER]: consent } : {});
}

/** Sends the code of the SMS. @throws ApiError */
export function sendPinVerify(
  channel: keyof typeof codePaths,
  body: { otp: string; referenceNo: string },
): Promise<PinVerifyAnswer> {
  return post(operator(codePaths[channel].verify), PinVerifyAnswer, body);
}

const isChannel = (type: string): type is Channel => Object.hasOwn(unsubscribePaths, type);

/** Thrown before any call (§5). */
export class UnsubscribeInputError extends Error {
  override readonly name = 'UnsubscribeInputError';
  readonly code: 'unsupportedProvider' | 'idRequired';

  constructor(code: 'unsupportedProvider' | 'idRequired') {
    super(code);
    this.code = code;
  }
}

/** Ends a subscription (§7). @param subscribId without "tel:" @throws UnsubscribeInputError, ApiError */
export async function sendUnsubscribe(type: string, subscribId: string): Promise<UnsubscribeAnswer> {
  if (!isChannel(type)) throw new UnsubscribeInputError('unsupportedProvider');
  if (subscribId === '') throw new UnsubscribeInputError('idRequired');
  const service = clientConfig().unsubscribeService || UNSUBSCRIBE_SERVICE_SEGMENT;
  const body = { subscribId: type === 'digimart' ? `tel:${subscribId}` : subscribId };
  return post(`${service}${unsubscribePaths[type]}`, UnsubscribeAnswer, body);
}

/** Reports a subscription to the subscription-admin service (§7). @throws ApiError */
export async function sendSubscription(body: SaveSubscriptionBody): Promise<void> {
  await requestJson(`${clientConfig().subscriptionAdminHost}${subscriptionAdminPaths.saveSubData}`, {
    method: 'POST',
    body,
  });
}

/** Sent to our gateway only (extension). */
const toPaymentHeader = (reference: string): Record<string, string> =>
  readPaymentReference(reference) === null ? {} : { [PAYMENT_HEADER]: reference };

export interface SubscriberQuery {
  channel: Channel;
  tel: string;
  /** `massId` of this device's payment; '' without one. */
  payment: string;
}

/** Looks up a subscriber by phone (§7). @throws ApiError */
export function fetchSubscriber({ channel, tel, payment }: SubscriberQuery): Promise<SubscriberLookup> {
  const { subscriptionAdminHost, subscriptionHost } = clientConfig();
  const body = { tel };
  const digimart = `${subscriptionHost}${subscriptionAdminPaths.getUserByTelDigimart}`;
  return channel === 'digimart'
    ? post(digimart, SubscriberLookup, body, toPaymentHeader(payment))
    : post(`${subscriptionAdminHost}${subscriptionAdminPaths.getUserByTel}`, SubscriberLookup, body);
}
