import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import { CONSENT_HEADER } from '#contract/http/write-headers.ts';
import { codeLifeMs, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { subscriptionAttempts } from '../db/subscription-schema.ts';
import { readLanguage } from '../http/request/input.ts';
import { newId } from '../ids.ts';
import { hashHandle, isRequestId, newHandle } from './phone-keys.ts';
import { MAX_CODE_ATTEMPTS } from './request-limits.ts';

export interface StoredConsent {
  consent: string;
  consentAt: Date | null;
  terms: Partial<SubscriptionTerms>;
}

const pattern = /^([\w.-]{1,64});(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))$/;

/** Phones' clocks may be wrong, but not by a day. */
const isPlausible = (at: number, now: number): boolean => at > now - DAY_MS && at < now + 10 * MINUTE_MS;

/** Reads the consent header; a malformed one counts as none. The terms are those of the page's language. */
export function readConsent(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  c: Context,
  channel: Channel,
): StoredConsent {
  const terms = config.subscription.terms[readLanguage(c)][channel];
  const parts = (c.req.header(CONSENT_HEADER) ?? '').split(';').map((part) => part.trim());
  const [, id = '', instant = ''] = pattern.exec(parts.join(';')) ?? [];
  const at = Date.parse(instant);
  return { consent: id, consentAt: isPlausible(at, clock()) ? new Date(at) : null, terms };
}

export type Attempt = typeof subscriptionAttempts.$inferSelect;
type AttemptContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>;
type Kind = Attempt['kind'];

export const attemptMs = { ...codeLifeMs, digimart: 24 * HOUR_MS } as const;

const FIRST_CHECK_MS = 30 * SECOND_MS;

interface NewAttempt {
  kind: Kind;
  channel: Channel;
  phone: string;
  reference: string;
  askerHash?: string;
  requestId?: string;
  consent?: StoredConsent;
  lifeMs: number;
}

/** Stores an attempt. @returns its id and handle, which is stored as a hash */
export async function createAttempt(
  { db, clock, config, gateway }: AttemptContext,
  { kind, channel, phone, reference, askerHash, requestId, consent, lifeMs }: NewAttempt,
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
    askerHash,
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

/** The attempt of a handle; null when unknown or expired. */
export async function findAttempt(context: AttemptContext, kind: Kind, handle: string) {
  const isThis = eq(subscriptionAttempts.secretHash, hashHandle(handle));
  const [row] = await context.db.orm
    .select()
    .from(subscriptionAttempts)
    .where(and(isThis, eq(subscriptionAttempts.kind, kind), isOurs(context)));
  return row ?? null;
}

/** The previous code, for the same number and from the same network address; null if it is not accepted. */
export async function findEarlierCode(
  context: AttemptContext,
  { id, kind, channel, phoneHash, askerHash, createdAt }: Attempt,
): Promise<Attempt | null> {
  if (askerHash === '') return null;
  const [row] = await context.db.orm
    .select()
    .from(subscriptionAttempts)
    .where(
      and(
        eq(subscriptionAttempts.kind, kind),
        eq(subscriptionAttempts.channel, channel),
        eq(subscriptionAttempts.phoneHash, phoneHash),
        eq(subscriptionAttempts.askerHash, askerHash),
        ne(subscriptionAttempts.id, id),
        lte(subscriptionAttempts.createdAt, createdAt),
        isNull(subscriptionAttempts.subscriptionId),
        isOurs(context),
      ),
    )
    .orderBy(desc(subscriptionAttempts.createdAt))
    .limit(1);
  return row ?? null;
}

/** The attempt of a Digimart request id. */
export async function findPage(context: AttemptContext, requestId: string): Promise<Attempt | null> {
  if (!isRequestId(requestId)) return null;
  const [row] = await context.db.orm
    .select()
    .from(subscriptionAttempts)
    .where(and(eq(subscriptionAttempts.requestId, requestId), isOurs(context)));
  return row ?? null;
}

/** The latest unconfirmed payment pages of a number. */
export async function findOpenPages(context: AttemptContext, phone: string): Promise<Attempt[]> {
  const isOfPhone = eq(subscriptionAttempts.phoneHash, context.gateway.phones.hash(phone));
  return context.db.orm
    .select()
    .from(subscriptionAttempts)
    .where(and(isOfPhone, isNotNull(subscriptionAttempts.checkAt), isOurs(context)))
    .orderBy(desc(subscriptionAttempts.createdAt))
    .limit(3);
}

/** True if this payment was confirmed within the last hour. */
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

/** Counts an attempt to enter a code before it is made. @returns whether it is allowed */
export async function countCodeAttempt({ db }: AttemptContext, { id }: Attempt): Promise<boolean> {
  const counted = await db.orm
    .update(subscriptionAttempts)
    .set({ attempts: sql`${subscriptionAttempts.attempts} + 1` })
    .where(
      and(
        eq(subscriptionAttempts.id, id),
        lt(subscriptionAttempts.attempts, MAX_CODE_ATTEMPTS),
        isNull(subscriptionAttempts.subscriptionId),
      ),
    )
    .returning({ id: subscriptionAttempts.id });
  return counted.length > 0;
}

/** Stores that the operator may have accepted a code without an answer. */
export async function recordUnanswered(
  { db }: AttemptContext,
  { id }: Attempt,
  accepted: string,
): Promise<void> {
  await db.orm.update(subscriptionAttempts).set({ accepted }).where(eq(subscriptionAttempts.id, id));
}

/** Uncounts an attempt that never reached the operator. */
export async function uncountCodeAttempt({ db }: AttemptContext, { id }: Attempt): Promise<void> {
  await db.orm
    .update(subscriptionAttempts)
    .set({ attempts: sql`greatest(${subscriptionAttempts.attempts} - 1, 0)` })
    .where(eq(subscriptionAttempts.id, id));
}

/** Stores the outcome. @param accepted HMAC of the accepted code, '' for a page */
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

/** Schedules the next check of a page, with growing delay. */
export async function postponePage({ db, clock }: AttemptContext, { id, attempts }: Attempt): Promise<void> {
  const checkAt = new Date(clock() + FIRST_CHECK_MS * 2 ** Math.min(attempts, 12));
  await db.orm
    .update(subscriptionAttempts)
    .set({ checkAt, attempts: attempts + 1 })
    .where(and(eq(subscriptionAttempts.id, id), isNotNull(subscriptionAttempts.checkAt)));
}
