import * as v from 'valibot';
import { locales } from '#contract/format.ts';

/** Every mail there is. Secrets, such as the tokens of links, are made when it is sent, so that none is stored. */
const Mail = v.variant('kind', [
  v.object({ kind: v.literal('reset-password') }),
  v.object({ kind: v.literal('verify-address'), userId: v.string() }),
  v.object({ kind: v.literal('password-changed') }),
]);

/** A mail that waits to be sent. */
export const MailWork = v.object({
  to: v.string(),
  language: v.picklist(locales),
  /** What links begin with, where `PUBLIC_URL` is not set. */
  origin: v.string(),
  mail: Mail,
});
export type MailWork = v.InferOutput<typeof MailWork>;
