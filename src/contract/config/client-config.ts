import * as v from 'valibot';
import { trimSignsEnd } from '../trim-signs.ts';
import { clientDefaults, noTerms } from './client-defaults.ts';

/** The client's settings, carried in the page as JSON. An empty address means the page's own origin. */

const WebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(https?:\/\/[^\s/?#][^\s?#]*)?$/i, 'must be an http(s) URL without query'),
);
const Address = v.pipe(
  WebAddress,
  v.transform((url) => trimSignsEnd(url, /\//)),
);
const optional = () => v.optional(Address, '');

/** Short, as consents begin with it and the gateway limits them. */
const AppId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\w-]{1,24}$/, 'must be 1 to 24 letters, digits, - and _'),
);

const Terms = v.object({
  /** BDT per period. */
  price: v.number(),
  period: v.picklist(['day', 'week', 'month']),
  /** How to stop at the operator, one sentence. */
  stop: v.string(),
  /** Subscribers can have new jobs by SMS. */
  sms: v.optional(v.boolean(), false),
});
export type SubscriptionTerms = v.InferOutput<typeof Terms>;
const OptionalTerms = v.optional(Terms, noTerms);

export const ClientConfig = v.object({
  appName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), clientDefaults.appName),
  appId: v.optional(AppId, clientDefaults.appId),
  contactEmail: v.optional(v.string(), clientDefaults.contactEmail),
  contactPhone: v.optional(v.string(), clientDefaults.contactPhone),
  contactAddress: v.optional(v.string(), clientDefaults.contactAddress),
  /** `{host}` of the main API, images and files. */
  apiHost: optional(),
  subscriptionApi: optional(),
  subscriptionAdminHost: optional(),
  subscriptionHost: optional(),
  /** Host and `/{service}` of the unsubscribe calls; empty: our server's. */
  unsubscribeService: optional(),
  returnUrl: optional(),
  webmailComposeUrl: v.optional(WebAddress, clientDefaults.webmailComposeUrl),
  webmailName: v.optional(v.string(), clientDefaults.webmailName),
  /** The operators are simulated: no SMS, no money. */
  subscriptionSandbox: v.optional(v.boolean(), clientDefaults.subscriptionSandbox),
  /** Mails are sent, so that a forgotten password can be helped. */
  hasMail: v.optional(v.boolean(), clientDefaults.hasMail),
  /** How long applications are stored after their job has closed; 0 on another server, which may store none. */
  applicationDays: v.optional(v.number(), clientDefaults.applicationDays),
  subscriptionTerms: v.optional(
    v.object({ bd_robi: OptionalTerms, applink: OptionalTerms, digimart: OptionalTerms }),
    {},
  ),
});
export type ClientConfig = v.InferOutput<typeof ClientConfig>;

/** The origins that the client talks to, for the Content-Security-Policy. */
export function configuredOrigins(config: ClientConfig): string[] {
  const addresses = [
    config.apiHost,
    config.subscriptionApi,
    config.subscriptionAdminHost,
    config.subscriptionHost,
    config.unsubscribeService,
  ];
  const origins = addresses.map((address) => /^https?:\/\/[^/]+/i.exec(address)?.[0] ?? '');
  return [...new Set(origins.filter((origin) => origin !== ''))];
}
