import * as v from 'valibot';
import { clientDefaults, noTerms } from './client-defaults.ts';

/**
 * What a deployment may set of the client, carried in the page as JSON in `<script type="application/json"
 * id="kaj-config">`. An empty address means "the origin the page came from".
 */

const WebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(https?:\/\/[^\s/?#]+[^\s?#]*)?$/i, 'must be an http(s) URL without query'),
);
/** Paths are appended to it, so it ends without a slash. */
const Address = v.pipe(
  WebAddress,
  v.transform((url) => url.replace(/\/+$/, '')),
);
const optional = () => v.optional(Address, '');

/** Short, as the gateway limits the consents that begin with it. */
const AppId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\w-]{1,24}$/, 'must be 1 to 24 letters, digits, - and _'),
);

/** What a channel's subscription costs. A price of 0 is unknown. */
const Terms = v.object({
  /** BDT for each period. */
  price: v.number(),
  period: v.picklist(['day', 'week', 'month']),
  /** How to stop at the operator, one sentence; '' when there is nothing to say. */
  stop: v.string(),
});
export type SubscriptionTerms = v.InferOutput<typeof Terms>;
const OptionalTerms = v.optional(Terms, noTerms);

export const ClientConfig = v.object({
  appName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), clientDefaults.appName),
  /** Names this app to the gateway: consents are stored under it. */
  appId: v.optional(AppId, clientDefaults.appId),
  contactEmail: v.optional(v.string(), clientDefaults.contactEmail),
  contactPhone: v.optional(v.string(), clientDefaults.contactPhone),
  contactAddress: v.optional(v.string(), clientDefaults.contactAddress),
  /** `{host}` of the main API, images and files. */
  apiHost: optional(),
  /** `{subscription-api}`. */
  subscriptionApi: optional(),
  /** `{admin-host}`. */
  subscriptionAdminHost: optional(),
  /** `{subscription-host}`. */
  subscriptionHost: optional(),
  /** Host and `/{service}` segment of the unsubscribe calls; empty means the server's own. */
  unsubscribeService: optional(),
  /** The page an external payment returns to; empty means the app's own start page. */
  returnUrl: optional(),
  webmailComposeUrl: v.optional(WebAddress, clientDefaults.webmailComposeUrl),
  /** What people call that webmail service in a sentence. */
  webmailName: v.optional(v.string(), clientDefaults.webmailName),
  /** True when the operators are simulated: no SMS, no money. */
  subscriptionSandbox: v.optional(v.boolean(), clientDefaults.subscriptionSandbox),
  /** By channel (§1). */
  subscriptionTerms: v.optional(
    v.object({ bd_robi: OptionalTerms, applink: OptionalTerms, digimart: OptionalTerms }),
    {},
  ),
});
export type ClientConfig = v.InferOutput<typeof ClientConfig>;

/** The origins a page with this configuration talks to, for its Content-Security-Policy. */
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
