import * as v from 'valibot';
import { Email } from '../accounts/email.ts';
import { locales } from '../format.ts';
import { parseJobSearch } from '../jobs/job-query.ts';
import { toAlertSearch } from './alert-search.ts';
import { problem } from '../field-problem.ts';

/** Alerts (extension): new jobs of a search, by e-mail, as a notification or by SMS. */

export const alertChannels = ['email', 'push', 'sms'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** `at-once`: within minutes, but once a day at most. */
export const alertPaces = ['daily', 'at-once'] as const;
export type AlertPace = (typeof alertPaces)[number];

/** `unconfirmed`: the link of the first mail was not opened yet, or the device has to subscribe to notifications anew. */
export const alertStates = ['unconfirmed', 'active'] as const;

/** `pendingJobs`: stored until the next digest, as some of the newest may be withdrawn before. */
export const alertLimits = { perRecipient: 20, named: 50, shownJobs: 10, pendingJobs: 100 } as const;

/** The values of `/jobPage`; only what lists understand is read. */
const Search = v.pipe(
  v.record(v.string(), v.string(), problem('notTexts')),
  v.transform((values) => toAlertSearch(parseJobSearch(values))),
);

const secret = v.pipe(v.string(problem('notText')), v.regex(/^[\w-]{43}$/, problem('incompleteLink')));
const AlertId = v.pipe(v.string(problem('notText')), v.regex(/^[\da-f]{24}$/, problem('incompleteLink')));

/** Identifies an alert and authorizes changes to it: with the device's key, or that of a mail's link. */
export const AlertKey = v.object({ id: AlertId, key: secret });
export type AlertKey = v.InferOutput<typeof AlertKey>;

const base64url = (chars: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${chars}}={0,2}$`), problem('notPushSubscription')));

/** As `PushSubscription.toJSON()` writes it (Push API). */
export const PushTarget = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url(problem('notPushSubscription'))),
  keys: v.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushTarget = v.InferOutput<typeof PushTarget>;

export const AlertTarget = v.variant('channel', [
  v.object({ channel: v.literal('email'), email: Email }),
  v.object({ channel: v.literal('push'), push: PushTarget }),
  /** The subscriber id of the verified device. */
  v.object({ channel: v.literal('sms'), subscriber: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
]);
export type AlertTarget = v.InferOutput<typeof AlertTarget>;

/** Body of `POST /alerts`. The device generates id and key, so that a repeated request changes nothing. */
export const AlertInput = v.object({
  ...AlertKey.entries,
  search: Search,
  pace: v.picklist(alertPaces),
  language: v.picklist(locales),
  to: AlertTarget,
});
export type AlertInput = v.InferOutput<typeof AlertInput>;

/** `data` of `POST /alerts`, of which the device that sent the alert needs the state. */
export const SavedAlertData = v.object({ alert: v.object({ state: v.picklist(alertStates) }) });

/** Body of `POST /alerts/states`. */
export const AlertKeys = v.object({ alerts: v.pipe(v.array(AlertKey), v.maxLength(alertLimits.named)) });

/** An alert as its owner reads it. */
export const Alert = v.object({
  id: v.string(),
  state: v.picklist(alertStates),
  search: Search,
  channel: v.picklist(alertChannels),
  pace: v.picklist(alertPaces),
  language: v.picklist(locales),
  /** Its e-mail address, shortened so that a link does not reveal it; '' for other channels. */
  email: v.optional(v.string(), ''),
  /** When the push service refused the device's subscription, ISO 8601; absent while notifications are sent. */
  offSince: v.optional(v.string()),
});
export type Alert = v.InferOutput<typeof Alert>;
export type SentAlert = v.InferInput<typeof Alert>;

export const AlertData = v.object({ alert: Alert });
export const AlertsData = v.object({ alerts: v.array(Alert) });
export const PushKeyData = v.object({ publicKey: v.string() });
