import * as v from 'valibot';
import { locales } from '#contract/format.ts';

/** What was done to an account. */
const notices = ['password-changed', 'address-changed'] as const;
export type Notice = (typeof notices)[number];

/** Mails that a request causes. Secrets, such as the tokens of links, are made when it is sent, so that none is stored. */
const RequestedMail = v.variant('kind', [
  v.object({ kind: v.literal('reset-password') }),
  v.object({ kind: v.literal('verify-address'), userId: v.string() }),
  v.object({ kind: v.picklist(notices) }),
  v.object({
    kind: v.literal('change-address'),
    userId: v.string(),
    /** Of the account when it asked: what changed since then has ended this. */
    state: v.string(),
  }),
]);

/** Goes to an address, in the language of the page that asked for it. */
const RequestedWork = v.object({
  to: v.string(),
  language: v.picklist(locales),
  /** What links begin with, where `PUBLIC_URL` is not set. */
  origin: v.string(),
  mail: RequestedMail,
});
export type RequestedWork = v.InferOutput<typeof RequestedWork>;

/** Mails to employers, about what is true when they are sent. */
const EmployerMail = v.variant('kind', [
  v.object({
    kind: v.picklist(['job-decision', 'company-decision', 'contact-decision']),
    id: v.string(),
    /** What was decided: a mail about what is over is not sent. */
    state: v.string(),
  }),
  v.object({ kind: v.literal('weekly'), userId: v.string(), until: v.number() }),
]);
export type EmployerMail = v.InferOutput<typeof EmployerMail>;

/** Goes to an account, at its address and in its language when it is sent. */
const EmployerWork = v.object({ mail: EmployerMail });

/** A mail that waits to be sent. */
export const MailWork = v.union([RequestedWork, EmployerWork]);
export type MailWork = v.InferOutput<typeof MailWork>;

/** What notices are merged by; null of other mails. */
export const toNoticeKey = (work: MailWork): string | null =>
  'to' in work && notices.some((notice) => notice === work.mail.kind) ? `${work.mail.kind} ${work.to}` : null;

/** What a mail is about, of all mails. */
export type MailKind = MailWork['mail']['kind'] | 'confirm-alert' | 'new-jobs';
