import { and, count, eq, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import { type AlertInput, type AlertKey, alertLimits, type SentAlert } from '#contract/alerts/alert.ts';
import { parseJobQuery, toUrlQuery, toUrlSearch } from '#contract/jobs/job-query.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { advisoryLocks } from '../db/migrate.ts';
import { alerts, toSmsEndpoint } from '../db/readers-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashToken } from '../policies/sessions.ts';
import { isLinkKey, mayManage } from './keys.ts';
import { firstDigestAt } from './send-time.ts';

/** An alert's id in 16 letters in place of 24. */
export const toShortId = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

const fromShortId = (letters: string): string => Buffer.from(letters, 'base64url').toString('hex');

export type AlertRow = typeof alerts.$inferSelect;
type AlertContext = Pick<AppContext, 'db' | 'clock' | 'queue'>;

const brokenLink = () => new ApiError('alertGone');

/** "r•••@example.com". */
const hideName = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

const toAlert = ({
  id,
  confirmedAt,
  query,
  channel,
  pace,
  language,
  email,
  createdAt,
}: AlertRow): SentAlert => ({
  id,
  state: confirmedAt === null ? 'unconfirmed' : 'active',
  search: toUrlSearch(parseJobQuery(query)),
  channel,
  pace,
  language,
  email: hideName(email),
  // `endSubscription` sets it.
  ...(channel === 'push' && confirmedAt === null && { offSince: createdAt.toISOString() }),
});

/** One of the two fields is empty, depending on the channel. */
export type Recipient = Pick<AlertRow, 'emailKey' | 'endpoint'>;

/** The columns of a recipient; unused ones are empty. */
function toRecipient({ to }: AlertInput) {
  const none = { email: '', emailKey: '', endpoint: '', p256dh: '', auth: '' };
  if (to.channel === 'email') return { ...none, email: to.email, emailKey: toEmailKey(to.email) };
  if (to.channel === 'sms') return { ...none, endpoint: toSmsEndpoint(to.subscriber) };
  return { ...none, endpoint: to.push.endpoint, ...to.push.keys };
}

export const hasSameRecipient = ({ emailKey, endpoint }: Recipient): SQL =>
  emailKey === '' ? eq(alerts.endpoint, endpoint) : eq(alerts.emailKey, emailKey);

/** Serializes changes to a recipient's alerts, so that the limit holds under concurrency. */
const lockRecipient = (tx: Transaction, { emailKey, endpoint }: Recipient) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.recipients}::int, hashtext(${emailKey || endpoint}))`,
  );

/** Counts confirmed alerts only: a stranger may have created the others, and is limited by network address. */
async function refuseMany(tx: Transaction, recipient: Recipient): Promise<void> {
  const isOn = and(hasSameRecipient(recipient), isNotNull(alerts.confirmedAt));
  const [found] = await tx.select({ count: count() }).from(alerts).where(isOn);
  if ((found?.count ?? 0) < alertLimits.perRecipient) return;
  throw new ApiError('tooManyAlerts');
}

/**
 * Creates an alert, or changes it with its key; repeating the request changes nothing. A new address has to be
 * confirmed. A subscriber gets messages for the newest search only. @throws ApiError 403 or 409
 */
export async function storeAlert(
  { db, clock, queue }: AlertContext,
  input: AlertInput,
  origin: string,
): Promise<SentAlert> {
  const { id, key, search, language, to } = input;
  const pace = to.channel === 'sms' ? 'daily' : input.pace;
  const keyHash = hashToken(key);
  const now = clock();
  const recipient = toRecipient(input);
  return inTransaction(db, async (tx) => {
    await lockRecipient(tx, recipient);
    const [known] = await tx.select().from(alerts).where(eq(alerts.id, id)).for('update');
    if (known !== undefined && known.keyHash !== keyHash) throw new ApiError('alertOfOtherDevice');
    const isSameRecipient = known?.emailKey === recipient.emailKey && known.endpoint === recipient.endpoint;
    if (to.channel === 'sms')
      await tx.delete(alerts).where(and(hasSameRecipient(recipient), ne(alerts.id, id)));
    else if (!isSameRecipient) await refuseMany(tx, recipient);
    const isKnownAddress = isSameRecipient && to.channel === 'email';
    const isConfirmed = to.channel !== 'email';
    const confirmedAt = isConfirmed ? new Date(now) : isKnownAddress ? known.confirmedAt : null;
    const nextAt = known?.pace === pace ? known.nextAt : new Date(firstDigestAt(pace, now));
    const row = {
      keyHash,
      query: toUrlQuery(search),
      channel: to.channel,
      pace,
      language,
      origin,
      ...recipient,
    };
    // A new address restarts the time limit for confirming it.
    const createdAt = isSameRecipient ? known.createdAt : new Date(now);
    const changing = { ...row, confirmedAt, nextAt, createdAt };
    const [saved] = await tx
      .insert(alerts)
      .values({ id, ...changing })
      .onConflictDoUpdate({ target: alerts.id, set: changing, setWhere: eq(alerts.keyHash, keyHash) })
      .returning();
    if (saved === undefined) throw new Error('The alert was not stored.');
    if (confirmedAt === null && !isKnownAddress) await queue.enqueue(tx, 'alert-confirm', { alertId: id });
    return toAlert(saved);
  });
}

async function findAlert(context: Pick<AppContext, 'db'>, { id, key }: AlertKey): Promise<AlertRow | null> {
  const [row] = await context.db.orm.select().from(alerts).where(eq(alerts.id, id));
  return row !== undefined && (await mayManage(context, row, key)) ? row : null;
}

/** The alert of a short link. The link shows its search, but does not authorize changes. */
export async function findByShortLink(
  { db }: Pick<AppContext, 'db'>,
  letters: string,
): Promise<AlertRow | null> {
  const [row] = await db.orm
    .select()
    .from(alerts)
    .where(eq(alerts.id, fromShortId(letters)));
  return row?.channel === 'sms' ? row : null;
}

/** The alerts of these keys; unknown ones are omitted. */
export async function readAlerts(
  context: Pick<AppContext, 'db'>,
  keys: readonly AlertKey[],
): Promise<SentAlert[]> {
  const rows: AlertRow[] = [];
  for (const key of keys) rows.push(...[await findAlert(context, key)].filter((row) => row !== null));
  return rows.map(toAlert);
}

/** The alert of a valid key. @throws ApiError 410 */
export async function requireAlert(context: Pick<AppContext, 'db'>, key: AlertKey): Promise<AlertRow> {
  const row = await findAlert(context, key);
  if (row === null) throw brokenLink();
  return row;
}

/** Confirms the address that the link of its first mail was sent to. @throws ApiError 409 or 410 */
export async function markAlertConfirmed(
  context: Pick<AppContext, 'db' | 'clock'>,
  { id, key }: AlertKey,
): Promise<SentAlert> {
  const { db, clock } = context;
  const isThis = eq(alerts.id, id);
  const [asked] = await db.orm.select().from(alerts).where(isThis);
  if (asked === undefined || !(await isLinkKey(context, asked, { key, purpose: 'confirm' }))) {
    throw brokenLink();
  }
  return inTransaction(db, async (tx) => {
    await lockRecipient(tx, asked);
    const [row] = await tx.select().from(alerts).where(isThis).for('update');
    // Its address has changed since it was read.
    if (row?.emailKey !== asked.emailKey) throw brokenLink();
    if (row.confirmedAt !== null) return toAlert(row);
    await refuseMany(tx, row);
    const confirmedAt = new Date(clock());
    await tx.update(alerts).set({ confirmedAt }).where(isThis);
    return toAlert({ ...row, confirmedAt });
  });
}

/** Removes an alert, if it exists. */
export async function markAlertStopped(context: Pick<AppContext, 'db'>, key: AlertKey): Promise<void> {
  const row = await findAlert(context, key);
  if (row !== null) await context.db.orm.delete(alerts).where(eq(alerts.id, row.id));
}

/** Removes all alerts of an expired push subscription or an ended subscription. */
export const removeEndpoint = async ({ db }: Pick<AppContext, 'db'>, endpoint: string): Promise<void> =>
  void (await db.orm.delete(alerts).where(and(eq(alerts.endpoint, endpoint), isNotNull(alerts.confirmedAt))));

/**
 * Ends a push subscription. Its alerts end with one that expired; otherwise they wait as unconfirmed, without the
 * subscription, until their device has subscribed anew.
 */
export async function endAlertSubscription(
  context: Pick<AppContext, 'db' | 'clock'>,
  endpoint: string,
  why: 'expired' | 'refused',
): Promise<void> {
  if (why === 'expired') return removeEndpoint(context, endpoint);
  const none = { endpoint: '', p256dh: '', auth: '', confirmedAt: null };
  await context.db.orm
    .update(alerts)
    .set({ ...none, createdAt: new Date(context.clock()) })
    .where(and(eq(alerts.endpoint, endpoint), isNotNull(alerts.confirmedAt)));
}

/** Removes unconfirmed alerts. @returns how many */
export async function purgeUnconfirmed({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> {
  const gone = await db.orm
    .delete(alerts)
    .where(and(isNull(alerts.confirmedAt), lt(alerts.createdAt, before)))
    .returning({ id: alerts.id });
  return gone.length;
}
