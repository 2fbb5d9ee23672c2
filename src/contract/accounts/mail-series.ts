import * as v from 'valibot';

/** Mails that can be ended one by one; mails about the account itself cannot. */
export const mailSeries = ['decisions', 'weekly'] as const;
export type MailSeries = (typeof mailSeries)[number];

/** Which of them are wanted: `data` of `GET` and `PUT /auth/mails`, and the body of the latter. */
export const MailChoice = v.object({ decisions: v.boolean(), weekly: v.boolean() });
export type MailChoice = v.InferOutput<typeof MailChoice>;
