import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alertLimits } from '#contract/alerts/alert.ts';
import { HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { alerts } from '../db/readers-schema.ts';
import { jobs } from '../db/schema.ts';
import { inTransaction } from '../db/connection.ts';
import { limitRuns } from '../jobs/company-runs.ts';
import { isListed, readCards, type CardRow } from '../jobs/job-rows.ts';
import { deliverContent } from '../mail/deliver-content.ts';
import { writeConfirmMail, writeDigestMail } from './alert-mails.ts';
import type { ConfirmWork, DigestWork } from '../queue/work-kinds.ts';
import { countUse } from '../limits/rate-limit.ts';
import { deliverSms } from './deliver-sms.ts';
import { toRecipientMark } from './digests.ts';
import { PushKeyError, sendPush, writePush } from './push.ts';
import { endAlertSubscription, type AlertRow } from './store.ts';

type DeliverContext = Pick<AppContext, 'db' | 'config' | 'mailer' | 'clock' | 'metrics' | 'log'>;

/** The numbers of the jobs that are still listed, in the same order, with few of one company in a row. */
async function readListed({ db, clock }: DeliverContext, ids: readonly string[]): Promise<string[]> {
  const rows = await db.orm
    .select({ id: jobs.id, companyId: jobs.companyId, no: sql<string>`${jobs.no}::text` })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), isListed(clock())));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return limitRuns(ids.flatMap((id) => byId.get(id) ?? [])).map(({ no }) => no);
}

/** A topic has at most 32 characters of base64url (RFC 8030). */
const toTopic = (workId: string): string =>
  createHash('sha256').update(workId).digest('base64url').slice(0, 32);

/** Alerts at most once an hour of a push service that does not accept this server. */
async function reportKey(context: DeliverContext, { message }: PushKeyError, endpoint: string) {
  const { host } = new URL(endpoint);
  const told = await countUse(context, {
    key: ['push key refused', host],
    attempts: 1,
    windowMs: HOUR_MS,
  });
  if (told !== null && told.count > 1) return;
  const fields = { host };
  context.log({ level: 'alert', event: 'push service refuses this server', reason: message, fields });
}

async function notify(
  context: DeliverContext,
  alert: AlertRow,
  { card, total, workId }: { card: CardRow; total: number; workId: string },
): Promise<void> {
  const { endpoint, p256dh, auth } = alert;
  const topic = toTopic(workId);
  const message = writePush(context, alert, { card, total, tag: topic });
  const sending = sendPush(context, { endpoint, keys: { p256dh, auth } }, message, { topic });
  const outcome = await sending.catch(async (error: unknown) => {
    context.metrics.onNotification('failed');
    if (error instanceof PushKeyError) await reportKey(context, error, endpoint);
    throw error;
  });
  context.metrics.onNotification(outcome);
  if (outcome === 'sent') return;
  context.log({ level: 'info', event: 'push subscription removed', reason: outcome });
  await endAlertSubscription(context, endpoint, outcome);
}

/** The alerts of a digest that still go to its recipient, in its order. */
async function readAlertsOf(
  { db }: DeliverContext,
  { alertIds, recipient }: DigestWork,
): Promise<AlertRow[]> {
  const isTheirs = and(inArray(alerts.id, alertIds), isNotNull(alerts.confirmedAt));
  const rows = await db.orm.select().from(alerts).where(isTheirs);
  return rows
    .filter((row) => toRecipientMark(row) === recipient)
    .sort((one, other) => alertIds.indexOf(one.id) - alertIds.indexOf(other.id));
}

/** Sends a digest, unless its alerts were stopped or have another recipient now, or its jobs are no longer listed. */
export async function deliverDigest(
  context: DeliverContext & Pick<AppContext, 'gateway'>,
  work: DigestWork,
  workId: string,
): Promise<void> {
  const rows = await readAlertsOf(context, work);
  const [alert] = rows;
  if (alert === undefined) return;
  const listed = await readListed(context, work.jobs);
  const cards = await readCards(context.db.orm, listed.slice(0, alertLimits.shownJobs));
  const [card] = cards;
  if (card === undefined) return;
  const total = work.total - (work.jobs.length - listed.length);
  if (alert.channel === 'push') return notify(context, alert, { card, total, workId });
  if (alert.channel === 'sms') return deliverSms(context, alert, { cards, total, work });
  const { content, unsubscribeUrl } = await writeDigestMail(context, [alert, ...rows.slice(1)], {
    cards,
    total,
  });
  const { email: to, language } = alert;
  await deliverContent(context, { id: workId, kind: 'new-jobs', to, language, content, unsubscribeUrl });
}

/** Sends the mail that asks whether an address wants an alert. */
export async function deliverConfirmation(
  context: DeliverContext & Pick<AppContext, 'queue'>,
  { alertId }: ConfirmWork,
  workId: string,
): Promise<void> {
  const isWaiting = and(eq(alerts.id, alertId), isNull(alerts.confirmedAt));
  const [alert] = await context.db.orm.select().from(alerts).where(isWaiting);
  if (alert === undefined) return;
  const content = await writeConfirmMail(context, alert);
  const { email: to, language } = alert;
  const mail = { id: workId, kind: 'confirm-alert', to, language, content } as const;
  const limited = await deliverContent(context, mail);
  if (limited?.limitedBy !== 'total') return;
  const delayMs = limited.seconds * SECOND_MS;
  await inTransaction(context.db, (tx) =>
    context.queue.enqueue(tx, 'alert-confirm', { alertId }, { delayMs }),
  );
}
