import type { Context } from 'hono';
import type { Transaction } from '../db/connection.ts';
import { toOrigin, type OriginContext } from '../http/request/client-address.ts';
import { readLanguage } from '../http/response/language.ts';
import type { Queue } from '../queue/queue.ts';
import { toNoticeKey, type MailWork, type Notice, type RequestedWork } from '../queue/mail-work.ts';

interface QueueContext {
  queue: Pick<Queue, 'enqueue'>;
}

/**
 * Sends a mail once the caller's transaction is committed, by a worker: there it is counted. While a notice waits, no
 * other of its kind is added.
 */
export function sendMail(
  { queue }: QueueContext,
  tx: Transaction,
  mail: MailWork,
  { delayMs = 0 }: { delayMs?: number } = {},
): Promise<void> {
  const singletonKey = toNoticeKey(mail);
  return queue.enqueue(tx, 'mail', mail, {
    ...(delayMs > 0 && { delayMs }),
    ...(singletonKey !== null && { singletonKey }),
  });
}

/** What a request decides about the mail that it causes. */
export type MailSettings = Pick<RequestedWork, 'language' | 'origin'>;

/** Tells the owner of an account what was done to it, at an address that was confirmed: others may be strangers'. */
export async function sendNotice(
  context: QueueContext,
  tx: Transaction,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
  { kind, ...settings }: MailSettings & { kind: Notice },
): Promise<void> {
  if (emailVerifiedAt === null) return;
  await sendMail(context, tx, { ...settings, to: email, mail: { kind } });
}

/** The reader's language, and where links lead: mail that is really sent has links to `PUBLIC_URL` alone. */
export const readMailSettings = (context: OriginContext, c: Context): MailSettings => ({
  language: readLanguage(c),
  origin: toOrigin(context, c),
});
