import type { Context } from 'hono';
import type { Transaction } from '../db/connection.ts';
import { toOrigin, type OriginContext } from '../http/request/client-address.ts';
import { readLanguage } from '../http/response/language.ts';
import type { Queue } from '../queue/queue.ts';
import { toMergeKey, type MailWork, type MailNotice, type RequestedWork } from '../queue/mail-work.ts';

interface QueueContext {
  queue: Pick<Queue, 'enqueue'>;
}

/**
 * Enqueues a mail in the caller's transaction; a worker counts and sends it. While one waits that tells of all changes, no
 * other is added.
 */
export function sendMail(
  { queue }: QueueContext,
  tx: Transaction,
  mail: MailWork,
  { delayMs = 0 }: { delayMs?: number } = {},
): Promise<void> {
  const singletonKey = toMergeKey(mail);
  return queue.enqueue(tx, 'mail', mail, {
    ...(delayMs > 0 && { delayMs }),
    ...(singletonKey !== null && { singletonKey }),
  });
}

/** Settings of a mail that come from the request. */
export type MailSettings = Pick<RequestedWork, 'language' | 'origin'>;

/** Notifies the owner of an account of a change, at a confirmed address only: others may belong to strangers. */
export async function sendNotice(
  context: QueueContext,
  tx: Transaction,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
  { kind, ...settings }: MailSettings & { kind: MailNotice },
): Promise<void> {
  if (emailVerifiedAt === null) return;
  await sendMail(context, tx, { ...settings, to: email, mail: { kind } });
}

/** The language and the origin of links. Mails sent over SMTP always link to `PUBLIC_URL`. */
export const readMailSettings = (context: OriginContext, c: Context): MailSettings => ({
  language: readLanguage(c),
  origin: toOrigin(context, c),
});
