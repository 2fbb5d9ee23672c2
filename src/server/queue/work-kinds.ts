import * as v from 'valibot';
import { locales } from '#contract/format.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';

/** Notices of account changes. */
const notices = ['password-changed', 'address-changed'] as const;
export type MailNotice = (typeof notices)[number];

/** Mails caused by a request. Link tokens are created when the mail is sent, so that the queue stores no secrets. */
const RequestedMail = v.variant('kind', [
  v.object({ kind: v.literal('reset-password') }),
  v.object({ kind: v.literal('verify-address'), userId: v.string() }),
  v.object({ kind: v.picklist(notices) }),
  /** To an account whose password an administrator ended. */
  v.object({ kind: v.literal('password-ended'), userId: v.string() }),
  v.object({
    kind: v.literal('change-address'),
    userId: v.string(),
    /** The account's state at the request. The mail is dropped if it has changed. */
    state: v.string(),
  }),
]);

/** A mail to an address, in the language of the requesting page. */
const RequestedWork = v.object({
  to: v.string(),
  language: v.picklist(locales),
  /** The origin of links if `PUBLIC_URL` is not set. */
  origin: v.string(),
  mail: RequestedMail,
});
export type RequestedWork = v.InferOutput<typeof RequestedWork>;

/** Mails that can be unsubscribed from, with the state at the time of sending. */
const SeriesMail = v.variant('kind', [
  v.object({
    kind: v.picklist(['job-decision', 'company-decision', 'contact-decision']),
    id: v.string(),
    /** The decision. The mail is dropped if it no longer applies. */
    state: v.string(),
  }),
  /** To an applicant. */
  v.object({ kind: v.literal('followed'), id: v.string() }),
  v.object({
    kind: v.picklist(['weekly', 'applications']),
    userId: v.string(),
    until: v.number(),
    /** Where the round before ended. */
    since: v.optional(v.number()),
  }),
]);
export type SeriesMail = v.InferOutput<typeof SeriesMail>;

/** A mail to an account, with its address and language at the time of sending. */
const SeriesWork = v.object({ mail: SeriesMail });

/** A queued mail. */
export const MailWork = v.union([RequestedWork, SeriesWork]);
export type MailWork = v.InferOutput<typeof MailWork>;

/**
 * The key by which waiting mails are merged, where one mail tells of all changes: notices, and what becomes of an
 * application. Null for other mails.
 */
export function toMergeKey(work: MailWork): string | null {
  if (!('to' in work)) return work.mail.kind === 'followed' ? `followed ${work.mail.id}` : null;
  const isMerged = work.mail.kind === 'password-ended' || notices.some((notice) => notice === work.mail.kind);
  return isMerged ? `${work.mail.kind} ${work.to}` : null;
}

/** The kinds of all mails. */
export type MailKind = MailWork['mail']['kind'] | 'confirm-alert' | 'new-jobs';

/** A queued digest of all alerts of a recipient. */
export const DigestWork = v.object({
  alertIds: v.array(v.string()),
  /** Identifies the recipient, as an alert's recipient may change before the digest is sent. */
  recipient: v.string(),
  /** Ids of the newest jobs. */
  jobs: v.array(v.string()),
  /** The number of new jobs. */
  total: v.number(),
});
export type DigestWork = v.InferOutput<typeof DigestWork>;

/** An address that has to be confirmed. */
export const ConfirmWork = v.object({ alertId: v.string() });
export type ConfirmWork = v.InferOutput<typeof ConfirmWork>;

interface WorkKind {
  payload: v.GenericSchema;
  /** Attempts after the first one. */
  retryLimit: number;
  /** Delay before the first retry; it doubles with each retry. */
  retryDelayMs: number;
  /** The time limit of an attempt, after which the work of a server that died is returned. */
  expiryMs: number;
  /** Higher ones first. */
  priority: number;
}

/** Retries for about four hours, the outage of a mail server. */
const sending = { retryLimit: 9, retryDelayMs: 30 * SECOND_MS, expiryMs: 2 * MINUTE_MS };

/** The kinds of work. Their handlers are in `work.ts`. */
export const workKinds = {
  'index-words': {
    payload: v.object({ version: v.number() }),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: 6 * HOUR_MS,
    priority: 0,
  },
  mail: { payload: MailWork, ...sending, priority: 10 },
  'alert-confirm': { payload: ConfirmWork, ...sending, priority: 10 },
  /** A digest to one recipient. */
  alert: { payload: DigestWork, ...sending, priority: 5 },
  /** Compares new jobs with alerts, and enqueues the digests that are due. */
  alerts: {
    payload: v.object({}),
    retryLimit: 3,
    retryDelayMs: MINUTE_MS,
    expiryMs: HOUR_MS,
    priority: 0,
  },
  /** Seals applications again after their key was rotated. */
  'seal-applications': {
    payload: v.object({}),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: 6 * HOUR_MS,
    priority: 0,
  },
  upkeep: {
    payload: v.object({}),
    retryLimit: 3,
    retryDelayMs: MINUTE_MS,
    expiryMs: 6 * HOUR_MS,
    priority: 0,
  },
  /** The export of a night. */
  export: {
    payload: v.object({ day: v.string() }),
    retryLimit: 5,
    retryDelayMs: 5 * MINUTE_MS,
    expiryMs: 2 * HOUR_MS,
    priority: 0,
  },
  'applications-round': {
    payload: v.object({ until: v.number() }),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: HOUR_MS,
    priority: 0,
  },
  'weekly-round': {
    payload: v.object({ until: v.number() }),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: HOUR_MS,
    priority: 0,
  },
} as const satisfies Record<string, WorkKind>;

export type WorkName = keyof typeof workKinds;
export type Payload<Name extends WorkName> = v.InferOutput<(typeof workKinds)[Name]['payload']>;

export const isWorkName = (name: string): name is WorkName => Object.hasOwn(workKinds, name);

interface Attempt {
  /** The id of the work, the same for each attempt. */
  id: string;
  /** True once the server stops: leave the rest to the next attempt. */
  shouldStop: () => boolean;
}

/**
 * The handlers by kind of work. Delivery is at least once: work is repeated after a failure and after the death of a
 * server, so handlers have to be idempotent.
 */
export type Handlers = {
  [Name in WorkName]: (payload: Payload<Name>, attempt: Attempt) => Promise<void>;
};
