import { randomBytes } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../../app-context.ts';
import { sandboxCodes, sandboxMessages, sandboxSubscribers } from '../../db/subscription-schema.ts';
import { toMatchedId } from '../adapters/replies.ts';
import type { Phones } from '../phone-keys.ts';

/** The simulated operators: test numbers, and their state, in the database for all servers. */

export type SandboxBehaviour =
  | 'works'
  | 'registered'
  | 'pending'
  | 'wrong'
  | 'expired'
  | 'exhausted'
  | 'balance'
  | 'ineligible'
  | 'config'
  | 'timeout'
  | 'html'
  | 'kept';

interface TestNumber {
  digits: string;
  behaviour: SandboxBehaviour;
  what: string;
}

export const testNumbers: readonly TestNumber[] = [
  {
    digits: '351',
    behaviour: 'registered',
    what: 'is registered already (E1351; on the payment page E3001)',
  },
  { digits: '202', behaviour: 'pending', what: 'waits for its first payment, then is registered after 10 s' },
  { digits: '350', behaviour: 'wrong', what: 'every code is wrong (E1850; on the payment page E4001)' },
  {
    digits: '851',
    behaviour: 'expired',
    what: 'its code is too old at once (E1851; on the payment page E1004)',
  },
  {
    digits: '852',
    behaviour: 'exhausted',
    what: 'its code was tried too often (E1852; on the payment page E3003)',
  },
  {
    digits: '378',
    behaviour: 'balance',
    what: 'has not enough balance (E1378, E1326; on the payment page E3009)',
  },
  { digits: '343', behaviour: 'ineligible', what: 'may not subscribe (E1343; on the payment page E3005)' },
  {
    digits: '313',
    behaviour: 'config',
    what: 'the operator refuses our credentials (E1313; on the page E1006)',
  },
  {
    digits: '408',
    behaviour: 'timeout',
    what: 'the operator does not answer; after paying, nothing confirms it',
  },
  { digits: '404', behaviour: 'html', what: 'the operator answers with an HTML page; after paying as above' },
  { digits: '603', behaviour: 'kept', what: 'subscribes, but unsubscribing fails (E1603)' },
];

/** @param phone 8801XXXXXXXXX */
export const behaviourOf = (phone: string): SandboxBehaviour =>
  testNumbers.find(({ digits }) => phone.endsWith(digits))?.behaviour ?? 'works';

const PENDING_MS = 10_000;
export const CODE_ATTEMPTS = 3;

export type SandboxContext = Pick<AppContext, 'db' | 'clock'> & { phones: Phones };
export type SandboxSubscriber = typeof sandboxSubscribers.$inferSelect;
export type SandboxCode = typeof sandboxCodes.$inferSelect;

const operatorNames: Readonly<Record<Channel, string>> = {
  bd_robi: 'robi',
  applink: 'banglalink',
  digimart: 'grameenphone',
};

const newMaskedId = (channel: Channel): string =>
  Buffer.from(`${randomBytes(32).toString('hex')}:${operatorNames[channel]}`).toString('base64');

export async function storeMessage(
  { db, clock }: SandboxContext,
  { phoneHash, text, code }: { phoneHash: string; text: string; code: string },
): Promise<void> {
  await db.orm.insert(sandboxMessages).values({ phoneHash, text, code, at: new Date(clock()) });
}

const SHOWN_MESSAGES = 20;

export async function readMessages({ db, phones }: SandboxContext, phone: string) {
  return db.orm
    .select({ text: sandboxMessages.text, code: sandboxMessages.code, at: sandboxMessages.at })
    .from(sandboxMessages)
    .where(eq(sandboxMessages.phoneHash, phones.hash(phone)))
    .orderBy(desc(sandboxMessages.id))
    .limit(SHOWN_MESSAGES);
}

export async function storeCode(
  { db, clock, phones }: SandboxContext,
  { channel, phone, code }: { channel: Channel; phone: string; code: string },
): Promise<string> {
  const reference = randomBytes(20).toString('hex');
  const values = { reference, channel, phoneHash: phones.hash(phone), behaviour: behaviourOf(phone), code };
  await db.orm.insert(sandboxCodes).values({ ...values, at: new Date(clock()) });
  return reference;
}

/** Counts an attempt. @returns null for an unknown reference */
export async function countSandboxAttempt({ db }: SandboxContext, channel: Channel, reference: string) {
  const [row] = await db.orm
    .update(sandboxCodes)
    .set({ attempts: sql`${sandboxCodes.attempts} + 1` })
    .where(and(eq(sandboxCodes.reference, reference), eq(sandboxCodes.channel, channel)))
    .returning();
  return row ?? null;
}

export async function forgetCode({ db }: SandboxContext, { reference }: SandboxCode): Promise<void> {
  await db.orm.delete(sandboxCodes).where(eq(sandboxCodes.reference, reference));
}

/** Registers a number, at once or after a pending payment. */
export async function register(
  { db, clock }: SandboxContext,
  {
    channel,
    phoneHash,
    behaviour,
    requestId,
  }: { channel: Channel; phoneHash: string; behaviour: string; requestId?: string },
): Promise<SandboxSubscriber> {
  const now = clock();
  const isPending = behaviour === 'pending';
  const values = {
    operatorId: newMaskedId(channel),
    behaviour,
    requestId: requestId ?? null,
    status: isPending ? 'PENDING' : 'REGISTERED',
    registersAt: isPending ? new Date(now + PENDING_MS) : null,
    at: new Date(now),
  };
  const [row] = await db.orm
    .insert(sandboxSubscribers)
    .values({ channel, phoneHash, ...values })
    .onConflictDoUpdate({ target: [sandboxSubscribers.channel, sandboxSubscribers.phoneHash], set: values })
    .returning();
  if (row === undefined) throw new Error('The simulated subscriber was not stored.');
  return row;
}

export async function unregister({ db }: SandboxContext, { operatorId }: SandboxSubscriber): Promise<void> {
  await db.orm
    .update(sandboxSubscribers)
    .set({ status: 'UNREGISTERED' })
    .where(eq(sandboxSubscribers.operatorId, operatorId));
}

/** The test number that is registered from the start is created here. */
export async function findByPhone(context: SandboxContext, channel: Channel, phone: string) {
  const phoneHash = context.phones.hash(phone);
  const isThis = and(eq(sandboxSubscribers.channel, channel), eq(sandboxSubscribers.phoneHash, phoneHash));
  const [row] = await context.db.orm.select().from(sandboxSubscribers).where(isThis);
  if (row !== undefined) return row;
  const behaviour = behaviourOf(phone);
  return behaviour === 'registered' ? register(context, { channel, phoneHash, behaviour }) : null;
}

export async function findByMaskedId({ db }: SandboxContext, channel: Channel, id: string) {
  const isThis = sql`rtrim(${sandboxSubscribers.operatorId}, '=') = ${toMatchedId(id)}`;
  const [row] = await db.orm
    .select()
    .from(sandboxSubscribers)
    .where(and(eq(sandboxSubscribers.channel, channel), isThis));
  return row ?? null;
}

export async function findByRequestId({ db }: SandboxContext, requestId: string) {
  const [row] = await db.orm
    .select()
    .from(sandboxSubscribers)
    .where(eq(sandboxSubscribers.requestId, requestId));
  return row ?? null;
}

export function statusOf({ clock }: Pick<SandboxContext, 'clock'>, row: SandboxSubscriber | null): string {
  if (row === null) return 'UNREGISTERED';
  if (row.status !== 'PENDING') return row.status;
  const isRegistered = (row.registersAt?.getTime() ?? 0) <= clock();
  return isRegistered ? 'REGISTERED' : 'PENDING';
}
