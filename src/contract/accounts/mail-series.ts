import * as v from 'valibot';

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
