import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { codeLifeMs, HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { newId } from '../ids.ts';
import { subscriptionAttempts } from '../db/subscription-schema.ts';
import type { Consent } from './consent.ts';
import { MAX_CODE_TRIES } from './limits.ts';
import { hashHandle, isRequestId, newHandle } from './keys/secrets.ts';

export type Attempt = typeof subscriptionAttempts.$inferSelect;
type AttemptContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>;
type Kind = Attempt['kind'];

/** How long attempts count; a payment page may be confirmed for a day. */
export const attemptMs = { ...codeLifeMs, digimart: 24 * HOUR_MS } as const;

const FIRST_CHECK_MS = 30 * SECOND_MS;

interface NewAttempt {
  kind: Kind;
  channel: Channel;
  phone: string;
  /** The operator's reference, or the hash of a code of ours. */
  reference: string;
  requestId?: string;
  consent?: Consent;
  lifeMs: number;
}

/** Keeps an attempt. @returns its id, and the handle, of which only a hash is kept */
export async function createAttempt(
  { db, clock, config, gateway }: AttemptContext,
  { kind, channel, phone, reference, requestId, consent, lifeMs }: NewAttempt,
): Promise<{ id: string; handle: string }> {
  const id = newId();
  const handle = newHandle();
  const now = clock();
  await db.orm.insert(subscriptionAttempts).values({
    id,
    secretHash: hashHandle(handle),
    isSandbox: config.subscription.isSandbox,
    kind,
    channel,
    phoneHash: gateway.phones.hash(phone),
    phoneSealed: gateway.phones.seal(phone),
    referenceSealed: reference === '' ? '' : gateway.phones.seal(reference),
    requestId,
    ...consent,
    createdAt: new Date(now),
    expiresAt: new Date(now + lifeMs),
    checkAt: kind === 'page' ? new Date(now + FIRST_CHECK_MS) : null,
  });
  return { id, handle };
}

const isOurs = ({ config, clock }: AttemptContext) =>
  and(
    eq(subscriptionAttempts.isSandbox, config.subscription.isSandbox),
    gt(subscriptionAttempts.expiresAt, new Date(clock())),
  );

/** The attempt that a handle stands for; null when there is none, or none any more. */
export async function findAttempt(context: AttemptContext, kind: Kind, handle: string) {
  const isThis = eq(subscriptionAttempts.secretHash, hashHandle(handle));
  const [row] = await context.db.orm
    .select()
    .from(subscriptionAttempts)
    .where(and(isThis, eq(subscriptionAttempts.kind, kind), isOurs(context)));
  return row ?? null;
}

/** The attempt that Digimart means by a request id. */
export async function findPage(context: AttemptContext, requestId: string): Promise<Attempt | null> {
  if (!isRequestId(requestId)) return null;
  const [row] = await context.db.orm
    .select()
    .from(subscriptionAttempts)
    .where(and(eq(subscriptionAttempts.requestId, requestId), isOurs(context)));
  return row ?? null;
}

/** The latest payment pages of a number of which nothing is known yet. */
export async function findOpenPages(context: AttemptContext, phone: string): Promise<Attempt[]> {
  const isOfPhone = eq(subscriptionAttempts.phoneHash, context.gateway.phones.hash(phone));
  return context.db.orm
    .select()
    .from(subscriptionAttempts)
    .where(and(isOfPhone, isNotNull(subscriptionAttempts.checkAt), isOurs(context)))
    .orderBy(desc(subscriptionAttempts.createdAt))
    .limit(3);
}

/** Whether a payment led to a subscription within the last hour: who holds its id began it. */
export async function isFreshPayment(
  context: AttemptContext,
  { id, subscriptionId }: { id: string; subscriptionId: string },
): Promise<boolean> {
  const [row] = await context.db.orm
    .select({ id: subscriptionAttempts.id })
    .from(subscriptionAttempts)
    .where(
      and(
        eq(subscriptionAttempts.id, id),
        eq(subscriptionAttempts.kind, 'page'),
        eq(subscriptionAttempts.subscriptionId, subscriptionId),
        gt(subscriptionAttempts.finishedAt, new Date(context.clock() - HOUR_MS)),
        isOurs(context),
      ),
    );
  return row !== undefined;
}

/** Counts a try of a code before it is made, so that many at once cannot slip through. @returns whether it may be made */
export async function countCodeTry({ db }: AttemptContext, { id }: Attempt): Promise<boolean> {
  const counted = await db.orm
    .update(subscriptionAttempts)
    .set({ tries: sql`${subscriptionAttempts.tries} + 1` })
    .where(
      and(
        eq(subscriptionAttempts.id, id),
        lt(subscriptionAttempts.tries, MAX_CODE_TRIES),
        isNull(subscriptionAttempts.subscriptionId),
      ),
    )
    .returning({ id: subscriptionAttempts.id });
  return counted.length > 0;
}

/** Remembers a code that the operator may have accepted: its answer did not come. */
export async function noteUnanswered(
  { db }: AttemptContext,
  { id }: Attempt,
  accepted: string,
): Promise<void> {
  await db.orm.update(subscriptionAttempts).set({ accepted }).where(eq(subscriptionAttempts.id, id));
}

/** Gives a try back of which the operator never heard. */
export async function uncountCodeTry({ db }: AttemptContext, { id }: Attempt): Promise<void> {
  await db.orm
    .update(subscriptionAttempts)
    .set({ tries: sql`greatest(${subscriptionAttempts.tries} - 1, 0)` })
    .where(eq(subscriptionAttempts.id, id));
}

/** Marks what came of an attempt. @param accepted HMAC of the accepted code, '' for a page */
export async function finishAttempt(
  { db, clock }: AttemptContext,
  { id }: Attempt,
  { subscriptionId, accepted }: { subscriptionId: string; accepted: string },
): Promise<void> {
  await db.orm
    .update(subscriptionAttempts)
    .set({ subscriptionId, accepted, checkAt: null, finishedAt: new Date(clock()) })
    .where(eq(subscriptionAttempts.id, id));
}

/** Nothing was learnt of a page: the operator is asked again later, ever more rarely. */
export async function postponePage({ db, clock }: AttemptContext, { id, tries }: Attempt): Promise<void> {
  const checkAt = new Date(clock() + FIRST_CHECK_MS * 2 ** Math.min(tries, 12));
  await db.orm
    .update(subscriptionAttempts)
    .set({ checkAt, tries: tries + 1 })
    .where(and(eq(subscriptionAttempts.id, id), isNotNull(subscriptionAttempts.checkAt)));
}
