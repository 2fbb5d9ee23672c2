import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { alerts, toSmsEndpoint } from '../db/readers-schema.ts';
import { subscriptions, type SubscriptionStatus } from '../db/subscription-schema.ts';
import { isId } from '../ids.ts';
import type { OperatorStatus, StatusAnswer, Subscriber } from './adapters/operator.ts';
import { toMatchedId } from './adapters/replies.ts';
import type { StoredConsent } from './attempts.ts';
import { newSubscriberId } from './phone-keys.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type StoreContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>;

const FIRST_CHECK_MS = 5 * SECOND_MS;
const LAST_CHECK_MS = 6 * HOUR_MS;

/** Simulated and real subscriptions never mix. */
const isOurs = ({ config }: StoreContext) => eq(subscriptions.isSandbox, config.subscription.isSandbox);
const isCurrent = ne(subscriptions.status, 'ended');

const statusOf: Readonly<Record<Exclude<OperatorStatus, 'unknown'>, SubscriptionStatus>> = {
  active: 'active',
  pending: 'pending',
  blocked: 'blocked',
  none: 'ended',
};

/** Pending: soon, then with growing delay. Active: daily, in case a notification got lost. */
function toNextCheck(status: SubscriptionStatus, checks: number, now: number): Date | null {
  if (status === 'ended') return null;
  if (status !== 'pending') return new Date(now + DAY_MS * (0.9 + Math.random() * 0.2));
  return new Date(now + Math.min(FIRST_CHECK_MS * 2 ** Math.max(0, checks - 1), LAST_CHECK_MS));
}

export function toSubscriber({ gateway }: StoreContext, row: SubscriptionRow): Subscriber {
  const { phones } = gateway;
  return {
    phone: phones.open(row.phoneSealed),
    operatorId: row.operatorIdSealed === '' ? '' : phones.open(row.operatorIdSealed),
  };
}

const toOperatorId = ({ gateway }: StoreContext, operatorId: string) =>
  operatorId === ''
    ? {}
    : {
        operatorIdHash: gateway.phones.hash(toMatchedId(operatorId)),
        operatorIdSealed: gateway.phones.seal(operatorId),
      };

async function findOne(
  context: StoreContext,
  ...conditions: (SQL | undefined)[]
): Promise<SubscriptionRow | null> {
  const [row] = await context.db.orm
    .select()
    .from(subscriptions)
    .where(and(isOurs(context), ...conditions));
  return row ?? null;
}

/** The subscription of a number that has not ended. */
export function findCurrent(context: StoreContext, channel: Channel, phone: string) {
  const phoneHash = context.gateway.phones.hash(phone);
  return findOne(
    context,
    isCurrent,
    eq(subscriptions.channel, channel),
    eq(subscriptions.phoneHash, phoneHash),
  );
}

/** The subscription of an operator's id, in any spelling, that has not ended. */
export function findByOperatorId(context: StoreContext, channel: Channel, operatorId: string) {
  const hash = context.gateway.phones.hash(toMatchedId(operatorId));
  return findOne(
    context,
    isCurrent,
    eq(subscriptions.channel, channel),
    eq(subscriptions.operatorIdHash, hash),
  );
}

/** A subscription by our id, also an ended one. */
export async function findById(context: StoreContext, id: string) {
  return isId(id) ? findOne(context, eq(subscriptions.id, id)) : null;
}

/** A subscription by a client's id, confirmed or looked up, also an ended one. */
export async function findByClientId(context: StoreContext, id: string) {
  if (!isId(id)) return null;
  return findOne(context, or(eq(subscriptions.id, id), eq(subscriptions.lookupId, id)));
}

interface Confirmed {
  channel: Channel;
  phone: string;
  answer: StatusAnswer;
  consent: StoredConsent;
}

/** Anything not known to be active is pending. */
function toNewState(context: StoreContext, { status: answered, reported, operatorId }: StatusAnswer) {
  const now = context.clock();
  const status: SubscriptionStatus =
    answered === 'unknown' || answered === 'none' ? 'pending' : statusOf[answered];
  return {
    status,
    reported,
    ...toOperatorId(context, operatorId),
    activatedAt: status === 'active' ? new Date(now) : null,
    checkAt: toNextCheck(status, 0, now),
    checks: 0,
  };
}

/** Stores a subscription; an existing one retains its id and gets the newest consent. */
export async function storeSubscription(
  context: StoreContext,
  { channel, phone, answer, consent }: Confirmed,
): Promise<SubscriptionRow> {
  const { phones } = context.gateway;
  const state = toNewState(context, answer);
  const renewed = consent.consent === '' ? state : { ...state, ...consent };
  const [row] = await context.db.orm
    .insert(subscriptions)
    .values({
      id: newSubscriberId(),
      isSandbox: context.config.subscription.isSandbox,
      channel,
      phoneHash: phones.hash(phone),
      phoneSealed: phones.seal(phone),
      createdAt: new Date(context.clock()),
      ...consent,
      ...state,
    })
    .onConflictDoUpdate({
      target: [subscriptions.isSandbox, subscriptions.channel, subscriptions.phoneHash],
      targetWhere: sql`status <> 'ended'`,
      set: renewed,
    })
    .returning();
  if (row === undefined) throw new Error('The subscription was not stored.');
  return row;
}

/** True while a row is unchanged: each stored answer changes one of these. */
const isAsRead = ({ status, checks, activatedAt }: SubscriptionRow) =>
  and(
    eq(subscriptions.status, status),
    eq(subscriptions.checks, checks),
    activatedAt === null ? isNull(subscriptions.activatedAt) : eq(subscriptions.activatedAt, activatedAt),
  );

async function storeAnswer(
  context: StoreContext,
  row: SubscriptionRow,
  { answer, where }: { answer: StatusAnswer; where?: SQL | undefined },
): Promise<SubscriptionRow | null> {
  const now = context.clock();
  const status = answer.status === 'unknown' ? row.status : statusOf[answer.status];
  const checks = status === row.status ? row.checks + 1 : 0;
  const [stored] = await context.db.orm
    .update(subscriptions)
    .set({
      status,
      reported: answer.reported,
      ...toOperatorId(context, answer.operatorId),
      checkAt: toNextCheck(status, checks, now),
      checks,
      activatedAt: status === 'active' ? (row.activatedAt ?? new Date(now)) : row.activatedAt,
      endedAt: status === 'ended' ? new Date(now) : null,
    })
    .where(and(eq(subscriptions.id, row.id), isCurrent, where))
    .returning();
  if (stored?.status === 'ended') {
    await context.db.orm.delete(alerts).where(eq(alerts.endpoint, toSmsEndpoint(stored.id)));
  }
  return stored ?? null;
}

/** Stores an operator's answer; ended subscriptions stay ended. @returns null where a newer answer was stored */
export const applyStatus = (context: StoreContext, row: SubscriptionRow, answer: StatusAnswer) =>
  storeAnswer(context, row, { answer, where: isAsRead(row) });

/** Stores that a subscription ended. */
export async function endSubscription(context: StoreContext, row: SubscriptionRow): Promise<void> {
  const answer = { kind: 'status', status: 'none', reported: 'UNREGISTERED', operatorId: '' } as const;
  await storeAnswer(context, row, { answer });
}

/** Schedules the next check, unless the row changed. */
export async function postponeCheck(context: StoreContext, row: SubscriptionRow): Promise<void> {
  const checks = row.checks + 1;
  await context.db.orm
    .update(subscriptions)
    .set({ checks, checkAt: toNextCheck('pending', checks, context.clock()) })
    .where(and(eq(subscriptions.id, row.id), isCurrent, isAsRead(row)));
}

/** Stores the spelling of an id that notifications use. */
export async function storeOperatorId(
  context: StoreContext,
  row: SubscriptionRow,
  operatorId: string,
): Promise<SubscriptionRow> {
  const [stored] = await context.db.orm
    .update(subscriptions)
    .set(toOperatorId(context, operatorId))
    .where(eq(subscriptions.id, row.id))
    .returning();
  return stored ?? row;
}

/** The dependencies of the subscription calls. */
export type SubscriptionContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway' | 'log'>;
