import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { repeat } from '../timing.ts';
import { subscriptionAttempts, subscriptions } from '../db/subscription-schema.ts';
import type { OperatorRefusal, StatusAnswer } from './adapters/operator.ts';
import { confirmPage } from './calls/confirm-page.ts';
import { findSpent } from './day-limit.ts';
import { applyStatus, findById, postponeCheck, toSubscriber, type SubscriptionRow } from './store.ts';

interface Checked {
  row: SubscriptionRow;
  /** True if the operator does not know the subscriber, whose subscription may have ended. */
  isDoubtful: boolean;
}

/** Operators answer "bad address" for former subscribers. */
const isUnknown = ({ class: kind }: OperatorRefusal): boolean => kind === 'ambiguous' || kind === 'absent';

/** Stores the answer. If another was stored during the call, the stored one wins, but an end is checked again. */
async function settle(
  context: SubscriptionContext,
  row: SubscriptionRow,
  answer: StatusAnswer,
): Promise<Checked> {
  const stored = await applyStatus(context, row, answer);
  if (stored !== null) return { row: stored, isDoubtful: false };
  const latest = (await findById(context, row.id)) ?? row;
  const isEnd = answer.status === 'none' && latest.status !== 'ended';
  return isEnd ? checkSubscription(context, latest) : { row: latest, isDoubtful: false };
}

/**
 * Asks the operator and stores a clear answer. @param claim of a notification, used where the operator no longer
 * knows
 */
export async function checkSubscription(
  context: SubscriptionContext,
  row: SubscriptionRow,
  claim?: StatusAnswer,
): Promise<Checked> {
  const operator = context.gateway.operators[row.channel];
  if (operator === undefined) return { row, isDoubtful: false };
  const answer = await operator.readStatus(toSubscriber(context, row));
  if (answer.kind === 'status') return settle(context, row, answer);
  if (claim?.status === 'none' && isUnknown(answer)) return settle(context, row, claim);
  await postponeCheck(context, row);
  return { row, isDoubtful: isUnknown(answer) };
}

const AT_ONCE = 20;
const LEASE_MS = MINUTE_MS;
const CHECK_EVERY_MS = 5 * SECOND_MS;

/** Claims due subscriptions for this server, except those of operators out of requests for today. */
async function claimDue(context: SubscriptionContext): Promise<SubscriptionRow[]> {
  const { db, clock, config } = context;
  const now = clock();
  const spent = await findSpent(context);
  const due = db.orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.checkAt),
        lte(subscriptions.checkAt, new Date(now)),
        eq(subscriptions.isSandbox, config.subscription.isSandbox),
        spent.length === 0 ? undefined : notInArray(subscriptions.channel, spent),
      ),
    )
    .orderBy(asc(subscriptions.checkAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db.orm
    .update(subscriptions)
    .set({ checkAt: new Date(now + LEASE_MS) })
    .where(sql`${subscriptions.id} in ${due}`)
    .returning();
}

async function claimDuePages({ db, clock, config }: Pick<AppContext, 'db' | 'config' | 'clock'>) {
  const now = clock();
  const due = db.orm
    .select({ id: subscriptionAttempts.id })
    .from(subscriptionAttempts)
    .where(
      and(
        isNotNull(subscriptionAttempts.checkAt),
        lte(subscriptionAttempts.checkAt, new Date(now)),
        eq(subscriptionAttempts.isSandbox, config.subscription.isSandbox),
      ),
    )
    .orderBy(asc(subscriptionAttempts.checkAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db.orm
    .update(subscriptionAttempts)
    .set({ checkAt: new Date(now + LEASE_MS) })
    .where(sql`${subscriptionAttempts.id} in ${due}`)
    .returning();
}

/** Checks all due subscriptions and pages, one by one. */
export async function checkDue(context: SubscriptionContext, shouldStop = () => false): Promise<void> {
  for (const row of await claimDue(context)) {
    if (shouldStop()) return;
    await checkSubscription(context, row);
  }
  for (const attempt of await claimDuePages(context)) {
    if (shouldStop()) return;
    await confirmPage(context, attempt);
  }
}

/** Checks every five seconds. @returns how to stop */
export const startChecking = (context: SubscriptionContext): (() => Promise<void>) =>
  repeat({
    everyMs: CHECK_EVERY_MS,
    work: (shouldStop) => checkDue(context, shouldStop),
    onError: (reason) =>
      context.log({ level: 'error', event: 'subscription check failed, will retry', reason }),
  }).stop;
