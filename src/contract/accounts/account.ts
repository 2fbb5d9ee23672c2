import * as v from 'valibot';
import { User } from './auth.ts';

export const ACCOUNT_RESTORE_DAYS = 30;

export const EXPORT_FILE_NAME = 'kaj-my-data.json';

/** The whole answer of `POST /auth/change-password`; a token replaces the present one. */
export const PasswordChanged = v.object({ token: v.optional(v.string()) });

/** `data` of `POST /auth/delete-account`: until when, ISO text, the account can be restored. */
export const DeletionData = v.object({ deleteAfter: v.string() });

const Row = v.record(v.string(), v.unknown());

/** The whole answer of `GET /auth/export`: a file, without an envelope. Times are ISO text. */
export const AccountExport = v.object({
  exportedAt: v.string(),
  user: v.object({
    ...User.entries,
    role: v.string(),
    language: v.optional(v.string()),
    unwantedMails: v.optional(v.array(v.string())),
    registeredAt: v.string(),
  }),
  companies: v.array(Row),
  jobs: v.array(Row),
  /** What was sent with applications, and what became of them. */
  applications: v.optional(v.array(Row)),
  /** The files of their CVs, in Base64, each once: `cv.sha256` of an application names it. */
  cvs: v.optional(v.array(v.object({ sha256: v.string(), type: v.string(), base64: v.string() }))),
  sessions: v.array(
    v.object({ createdAt: v.string(), expiresAt: v.string(), revokedAt: v.nullable(v.string()) }),
  ),
  history: v.array(Row),
});
export type AccountExport = v.InferOutput<typeof AccountExport>;

/** Mails that can be unsubscribed from; mails about the account itself cannot. */
export const mailSeries = ['decisions', 'applications', 'weekly', 'followed'] as const;
export type MailSeries = (typeof mailSeries)[number];

/** The subscribed series: `data` of `GET` and `PUT /auth/mails`. */
export const MailChoice = v.object({
  decisions: v.boolean(),
  applications: v.boolean(),
  weekly: v.boolean(),
  /** To applicants: what an employer told of an application that they follow. */
  followed: v.boolean(),
});
export type MailChoice = v.InferOutput<typeof MailChoice>;

/** Body of `PUT /auth/mails`. Newer series may be left out, as pages of the version before do: they stay as they are. */
export const MailChanges = v.object({
  ...MailChoice.entries,
  applications: v.optional(v.boolean()),
  followed: v.optional(v.boolean()),
});
