import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { subscriptionAttempts, subscriptions } from '../db/subscription-schema.ts';
import { repeat } from '../timing.ts';
import type { OperatorRefusal, PageOperator, StatusAnswer } from './adapters/operator.ts';
import { toMatchedId } from './adapters/replies.ts';
import { type Attempt, finishAttempt, postponePage, type StoredConsent } from './attempts.ts';
import { findSpent } from './request-limits.ts';
import {
  applyStatus,
  findById,
  findCurrent,
  postponeCheck,
  storeSubscription,
  type SubscriptionContext,
  type SubscriptionRow,
  toSubscriber,
} from './store.ts';

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

/**
 * True when a number is subscribed here and the operator confirms it. In doubt false: the operator then refuses or
 * accepts the request.
 */
export async function hasSubscription(
  context: SubscriptionContext,
  channel: Channel,
  phone: string,
): Promise<boolean> {
  const known = await findCurrent(context, channel, phone);
  if (known === null) return false;
  const { row, isDoubtful } = await checkSubscription(context, known);
  return row.status !== 'ended' && !isDoubtful;
}

const isNumber = (operatorId: string): boolean => /^8801\d{9}$/.test(operatorId);

/** Part of the page's address is unsigned: the number may have been changed. */
const isOfPhone = ({ operatorId }: StatusAnswer, phone: string): boolean =>
  !isNumber(operatorId) || operatorId === phone;

/** True if the number has a subscription of another operator id, which a payer must not take over. */
async function isOfAnother(
  context: SubscriptionContext,
  phone: string,
  { operatorId }: StatusAnswer,
): Promise<boolean> {
  if (operatorId === '') return false;
  const hash = (await findCurrent(context, 'digimart', phone))?.operatorIdHash ?? '';
  return hash !== '' && hash !== context.gateway.phones.hash(toMatchedId(operatorId));
}

const isRunning = ({ status }: StatusAnswer): boolean =>
  status === 'active' || status === 'pending' || status === 'blocked';

/** By request id, else the subscriber that a notification named. */
async function askOperator(
  operator: PageOperator,
  { requestId, phone, claim }: { requestId: string; phone: string; claim: StatusAnswer | undefined },
): Promise<StatusAnswer | OperatorRefusal> {
  const found = await operator.findByRequest(requestId);
  if (found.kind === 'status' && isRunning(found)) return found;
  if (claim === undefined || claim.operatorId === '') return found;
  const { operatorId } = claim;
  const answer = await operator.readStatus({ phone, operatorId });
  return answer.kind === 'status' ? { ...answer, operatorId } : answer;
}

/**
 * Asks Digimart for the subscriber of a payment page, and stores it. @param claim of a notification, used only to select
 * the subscriber to ask about
 */
export async function confirmPage(
  context: SubscriptionContext,
  attempt: Attempt,
  claim?: StatusAnswer,
): Promise<SubscriptionRow | null> {
  if (attempt.subscriptionId !== null) return findById(context, attempt.subscriptionId);
  const operator = context.gateway.operators.digimart;
  if (operator === undefined || attempt.requestId === null) return null;
  const { requestId } = attempt;
  const phone = context.gateway.phones.open(attempt.phoneSealed);
  const answer = await askOperator(operator, { requestId, phone, claim });
  const isConfirmed = answer.kind === 'status' && isRunning(answer) && isOfPhone(answer, phone);
  if (!isConfirmed || (await isOfAnother(context, phone, answer))) {
    await postponePage(context, attempt);
    return null;
  }
  const { consent, consentAt, terms } = attempt;
  const given = { consent, consentAt, terms };
  const row = await storeSubscription(context, { channel: 'digimart', phone, answer, consent: given });
  await finishAttempt(context, attempt, { subscriptionId: row.id, accepted: '' });
  return row;
}

/** Consent given elsewhere is unknown. */
const noConsent: StoredConsent = { consent: '', consentAt: null, terms: {} };

/**
 * For E3001 (already subscribed): asks about the number and stores a confirmed subscription, which is not this
 * attempt's.
 */
export async function confirmAlready(context: SubscriptionContext, attempt: Attempt): Promise<null> {
  const { operators, phones } = context.gateway;
  const phone = phones.open(attempt.phoneSealed);
  if (operators.digimart === undefined || (await findCurrent(context, 'digimart', phone)) !== null)
    return null;
  const answer = await operators.digimart.readStatus({ phone, operatorId: '' });
  if (answer.kind === 'status' && isRunning(answer)) {
    await storeSubscription(context, { channel: 'digimart', phone, answer, consent: noConsent });
  }
  return null;
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
