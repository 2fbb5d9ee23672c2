import * as v from 'valibot';

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
const optional = (fallback = '') => v.optional(Address, fallback);

export const ClientConfig = v.object({
  appName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), 'Kaj'),
  contactEmail: v.optional(v.string(), 'hello@kaj.example'),
  contactPhone: v.optional(v.string(), '+880 9600-000 880'),
  contactAddress: v.optional(v.string(), 'House 12, Road 5, Dhanmondi, Dhaka 1205, Bangladesh'),
  /** `{host}` of the main API, images and files. */
  apiHost: optional(),
  /** `{subscription-api}`. */
  subscriptionApi: optional(),
  /** `{admin-host}`. */
  subscriptionAdminHost: optional(),
  /** `{subscription-host}`. */
  subscriptionHost: optional(),
  /** Host and `/{service}` segment of the unsubscribe calls. */
  unsubscribeService: optional(),
  /** The page an external payment returns to; empty means the app's own start page. */
  returnUrl: optional(),
  webmailComposeUrl: v.optional(WebAddress, 'https://mail.google.com/mail/'),
  /** What people call that webmail service in a sentence. */
  webmailName: v.optional(v.string(), 'Gmail'),
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
