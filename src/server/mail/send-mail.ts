import type { Context } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Transaction } from '../db/connection.ts';
import { toOrigin } from '../http/request/client-address.ts';
import { readLanguage } from '../http/response/local-messages.ts';
import type { MailWork, RequestedWork } from './mail-work.ts';

/** Sends a mail once the caller's transaction is committed. */
export const sendMail = (
  { queue }: Pick<AppContext, 'queue'>,
  tx: Transaction,
  mail: MailWork,
): Promise<void> => queue.enqueue(tx, 'mail', mail);

/** What a request decides about the mail that it causes. */
export type MailSettings = Pick<RequestedWork, 'language' | 'origin'>;

/** The reader's language, and where links lead: mail that is really sent has links to `PUBLIC_URL` alone. */
export const readMailSettings = (context: AppContext, c: Context): MailSettings => ({
  language: readLanguage(c),
  origin: toOrigin(context, c),
});
