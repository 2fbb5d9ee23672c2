import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from '../db/connection.ts';
import { type OriginContext, toOrigin } from '../http/request/client-address.ts';
import { readLanguage } from '../http/request/input.ts';
import { type MailNotice, type MailWork, type RequestedWork, toMergeKey } from '../queue/work-kinds.ts';
import type { Queue } from '../queue/queue.ts';

/** A digest of values. A queued mail compares it when it is sent, and is dropped if a value has changed. */
export const toStateMark = (...values: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);

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
