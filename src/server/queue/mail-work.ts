import * as v from 'valibot';
import { locales } from '#contract/format.ts';

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
