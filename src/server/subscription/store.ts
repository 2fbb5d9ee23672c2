import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { subscriptions, type SubscriptionStatus } from '../db/subscription-schema.ts';
import { isId } from '../ids.ts';
import type { OperatorStatus, StatusAnswer, Subscriber } from './adapters/operator.ts';
import { toMatchedId } from './adapters/replies.ts';
import type { Consent } from './consent.ts';
import { newSubscriberId } from './keys/secrets.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type StoreContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>;

const FIRST_CHECK_MS = 5 * SECOND_MS;
const LAST_CHECK_MS = 6 * HOUR_MS;

/** Which rows there are for this server: simulated ones never count for real operators, nor the other way round. */
const isOurs = ({ config }: StoreContext) => eq(subscriptions.isSandbox, config.subscription.isSandbox);
const isLiving = ne(subscriptions.status, 'ended');

const statusOf: Readonly<Record<Exclude<OperatorStatus, 'unknown'>, SubscriptionStatus>> = {
  active: 'active',
  pending: 'pending',
  blocked: 'blocked',
  none: 'ended',
};

/** A pending one soon and then ever more rarely; a running one once a day, in case a notification got lost. */
function toNextCheck(status: SubscriptionStatus, checks: number, now: number): Date | null {
  if (status === 'ended') return null;
  if (status !== 'pending') return new Date(now + DAY_MS * (0.9 + Math.random() * 0.2));
  return new Date(now + Math.min(FIRST_CHECK_MS * 2 ** Math.max(0, checks - 1), LAST_CHECK_MS));
}

/** Whom to ask the operator about. */
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

/** The one row for this server that fits; null when there is none. */
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

/** The living subscription of a number; null when there is none. */
export function findLiving(context: StoreContext, channel: Channel, phone: string) {
  const phoneHash = context.gateway.phones.hash(phone);
  return findOne(
    context,
    isLiving,
    eq(subscriptions.channel, channel),
    eq(subscriptions.phoneHash, phoneHash),
  );
}

/** The living subscription that an operator means by an id of its own, in any of its spellings. */
export function findByOperatorId(context: StoreContext, channel: Channel, operatorId: string) {
  const hash = context.gateway.phones.hash(toMatchedId(operatorId));
  return findOne(
    context,
    isLiving,
    eq(subscriptions.channel, channel),
    eq(subscriptions.operatorIdHash, hash),
  );
}

/** The subscription with an id of ours, ended ones too. */
export async function findById(context: StoreContext, id: string) {
  return isId(id) ? findOne(context, eq(subscriptions.id, id)) : null;
}

/** The subscription that a client's id stands for, confirmed or looked up; ended ones too. */
export async function findByClientId(context: StoreContext, id: string) {
  if (!isId(id)) return null;
  return findOne(context, or(eq(subscriptions.id, id), eq(subscriptions.lookupId, id)));
}

/** What an operator has confirmed, and for whom. */
interface Confirmed {
  channel: Channel;
  phone: string;
  answer: StatusAnswer;
  consent: Consent;
}

/** What the operator's answer tells of a new subscription; what is not known to be active waits. */
function toTold(context: StoreContext, { status: said, reported, operatorId }: StatusAnswer) {
  const now = context.clock();
  const status: SubscriptionStatus = said === 'unknown' || said === 'none' ? 'pending' : statusOf[said];
  return {
    status,
    reported,
    ...toOperatorId(context, operatorId),
    activatedAt: status === 'active' ? new Date(now) : null,
    checkAt: toNextCheck(status, 0, now),
    checks: 0,
  };
}

/** Keeps a subscription. One that is living already stays itself, with its id, and with the newest consent. */
export async function keepSubscription(
  context: StoreContext,
  { channel, phone, answer, consent }: Confirmed,
): Promise<SubscriptionRow> {
  const { phones } = context.gateway;
  const told = toTold(context, answer);
  const renewed = consent.consent === '' ? told : { ...told, ...consent };
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
      ...told,
    })
    .onConflictDoUpdate({
      target: [subscriptions.isSandbox, subscriptions.channel, subscriptions.phoneHash],
      targetWhere: sql`status <> 'ended'`,
      set: renewed,
    })
    .returning();
  if (row === undefined) throw new Error('The subscription was not kept.');
  return row;
}

/** True while a row is as it was read: each stored answer changes one of these. */
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
    .where(and(eq(subscriptions.id, row.id), isLiving, where))
    .returning();
  return stored ?? null;
}

/**
 * Stores what the operator answered about a row. What has ended stays so.
 * @param row as it was read before the operator was asked
 * @returns null where a newer answer was stored in the meantime: then nothing changes
 */
export const applyStatus = (context: StoreContext, row: SubscriptionRow, answer: StatusAnswer) =>
  storeAnswer(context, row, { answer, where: isAsRead(row) });

/** Stores that the operator has ended a subscription for us. */
export async function endSubscription(context: StoreContext, row: SubscriptionRow): Promise<void> {
  const answer = { kind: 'status', status: 'none', reported: 'UNREGISTERED', operatorId: '' } as const;
  await storeAnswer(context, row, { answer });
}

/** Nothing was learnt: the operator is asked again later, unless another answer was stored in the meantime. */
export async function postponeCheck(context: StoreContext, row: SubscriptionRow): Promise<void> {
  const checks = row.checks + 1;
  await context.db.orm
    .update(subscriptions)
    .set({ checks, checkAt: toNextCheck('pending', checks, context.clock()) })
    .where(and(eq(subscriptions.id, row.id), isLiving, isAsRead(row)));
}

/** Takes over the spelling of an operator's id that its notifications use. */
export async function learnOperatorId(
  context: StoreContext,
  row: SubscriptionRow,
  operatorId: string,
): Promise<SubscriptionRow> {
  const [kept] = await context.db.orm
    .update(subscriptions)
    .set(toOperatorId(context, operatorId))
    .where(eq(subscriptions.id, row.id))
    .returning();
  return kept ?? row;
}
