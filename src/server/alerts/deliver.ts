import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { alerts } from '../db/readers-schema.ts';
import { jobs } from '../db/schema.ts';
import { isListed, readCards, type CardRow } from '../jobs/job-rows.ts';
import { deliverContent } from '../mail/deliver-mail.ts';
import { writeConfirmMail, writeDigestMail } from './alert-mails.ts';
import type { ConfirmWork, DigestWork } from './alert-work.ts';
import { PermanentError } from '../queue/queue.ts';
import { sendPush } from './push.ts';
import { removeEndpoint, type AlertRow } from './store.ts';
import { writePush } from './write-push.ts';

type DeliverContext = Pick<AppContext, 'db' | 'config' | 'clock' | 'mailer' | 'metrics'>;

async function readListed({ db, clock }: DeliverContext, ids: readonly string[]): Promise<CardRow[]> {
  const rows = await db.orm
    .select({ id: jobs.id, no: sql<string>`${jobs.no}::text` })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), isListed(clock())));
  const numbers = new Map(rows.map(({ id, no }) => [id, no]));
  return readCards(
    db.orm,
    ids.flatMap((id) => numbers.get(id) ?? []),
  );
}

/** A topic has at most 32 characters of base64url (RFC 8030). */
const toTopic = (workId: string): string =>
  createHash('sha256').update(workId).digest('base64url').slice(0, 32);

async function notify(
  context: DeliverContext,
  alert: AlertRow,
  { card, total, workId }: { card: CardRow; total: number; workId: string },
): Promise<void> {
  const { endpoint, p256dh, auth } = alert;
  const topic = toTopic(workId);
  const message = writePush(context, alert, { card, total, tag: topic });
  const sending = sendPush(context, { endpoint, keys: { p256dh, auth } }, message, { topic });
  const outcome = await sending.catch((error: unknown) => {
    context.metrics.onNotification(error instanceof PermanentError ? 'refused' : 'failed');
    throw error;
  });
  context.metrics.onNotification(outcome);
  if (outcome === 'expired') await removeEndpoint(context, endpoint);
}

/** Sends a digest, unless its alerts were stopped or its jobs are gone. */
export async function deliverDigest(
  context: DeliverContext,
  { alertIds, jobs: jobIds, total }: DigestWork,
  workId: string,
): Promise<void> {
  const [alert] = await context.db.orm.select().from(alerts).where(inArray(alerts.id, alertIds));
  if (alert === undefined) return;
  const cards = await readListed(context, jobIds);
  const [card] = cards;
  if (card === undefined) return;
  const present = total - (jobIds.length - cards.length);
  if (alert.channel === 'push') return notify(context, alert, { card, total: present, workId });
  const { content, unsubscribeUrl } = await writeDigestMail(context, alert, { cards, total: present });
  const { email: to, language } = alert;
  await deliverContent(context, { id: workId, kind: 'new-jobs', to, language, content, unsubscribeUrl });
}

/** Sends the mail that asks whether an address wants an alert. */
export async function deliverConfirmation(
  context: DeliverContext,
  { alertId }: ConfirmWork,
  workId: string,
): Promise<void> {
  const isWaiting = and(eq(alerts.id, alertId), isNull(alerts.confirmedAt));
  const [alert] = await context.db.orm.select().from(alerts).where(isWaiting);
  if (alert === undefined) return;
  const content = await writeConfirmMail(context, alert);
  const { email: to, language } = alert;
  await deliverContent(context, { id: workId, kind: 'confirm-alert', to, language, content });
}
