import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { applicationPaths } from '#contract/http/api-paths.ts';
import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeyPattern,
  IF_MATCH_HEADER,
  readIfMatch,
  REPLAYED_HEADER,
} from '#contract/http/write-headers.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { trimSignsEnd } from '#contract/trim-signs.ts';
import { inTransaction, type Transaction } from '../../db/connection.ts';
import { performOnce, type StoredAnswer } from '../../db/idempotency.ts';
import { ApiError, ConflictError } from '../../errors/api-error.ts';
import { countAttempt, type Limit, type LimitContext } from '../../limits/rate-limit.ts';
import { may } from '../../policies/policies.ts';
import type { SessionUser } from '../../policies/sessions.ts';
import type { UserEnv } from './require-user.ts';

interface AnyUserEnv {
  Variables: { user?: SessionUser | null };
}

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls back after each successful write of a signed-in user. Anonymous writes and applications do not change pages. */
export const afterWrites = (work: () => void) =>
  createMiddleware<AnyUserEnv>(async (c, next) => {
    await next();
    if (reads.has(c.req.method) || c.req.path.startsWith(applicationPaths.list)) return;
    if (c.res.ok && c.get('user')) work();
  });

/**
 * Refuses a write based on an older version (`If-Match`, extension). @throws ApiError 409 with the stored row, or 400
 */
export function refuseStale(c: Context, version: number, current: Readonly<Record<string, unknown>>): void {
  const wanted = readIfMatch(c.req.header(IF_MATCH_HEADER));
  if (wanted === null) throw new ApiError('versionMalformed', IF_MATCH_HEADER);
  if (wanted === undefined || wanted === version) return;
  throw new ConflictError('changedBeforeSaving', current);
}

/** More than a person can do. Needed because each write adds to the audit log. */
const WRITES_AN_HOUR = 1000;
/** 5 MB: a thousand long jobs, or fifty of the longest. Each write leaves a dead row version (MVCC). */
const KILOBYTES_AN_HOUR = 5000;

const toSizeLimit = (userId: string, weight: number): Limit => ({
  key: ['kilobytes of', userId],
  attempts: KILOBYTES_AN_HOUR,
  windowMs: HOUR_MS,
  weight,
});

/** Counts a write before its body is read, or what adds to the audit log as one does. @throws ApiError 429 */
export async function countWrite(context: LimitContext, user: SessionUser): Promise<void> {
  if (may(user, 'writeWithoutLimit')) return;
  await countAttempt(context, [{ key: ['writes of', user.id], attempts: WRITES_AN_HOUR, windowMs: HOUR_MS }]);
}

/** Counts the size of a write. @throws ApiError 429 */
export async function countSent(context: LimitContext, user: SessionUser, sent: string): Promise<void> {
  const weight = Math.ceil(Buffer.byteLength(sent) / 1000);
  if (weight === 0 || may(user, 'writeWithoutLimit')) return;
  await countAttempt(context, [toSizeLimit(user.id, weight)]);
}

/** The answer of a finished write. A refusal is thrown, which undoes everything. */
export interface WriteAnswer {
  status: ContentfulStatusCode;
  body: object;
}

interface WriteRequest {
  c: Context<UserEnv>;
  /** The body, or its digest. A repeated key with other content is refused. */
  sent: string;
  /** True if the route counted the write before it read the body. */
  isCounted?: boolean;
}

function readKey(c: Context): string | undefined {
  const key = c.req.header(IDEMPOTENCY_KEY_HEADER)?.trim();
  if (key !== undefined && !idempotencyKeyPattern.test(key)) {
    throw new ApiError('keyMalformed', IDEMPOTENCY_KEY_HEADER);
  }
  return key;
}

function toRequestHash({ c, sent }: WriteRequest): string {
  const path = trimSignsEnd(c.req.path, /\//);
  return createHash('sha256')
    .update(JSON.stringify([c.req.method, path, sent]))
    .digest('hex');
}

async function perform(work: () => Promise<WriteAnswer>): Promise<StoredAnswer> {
  const { status, body } = await work();
  return { status, answer: JSON.stringify(body), isReplayed: false };
}

/**
 * Runs a write in a transaction. With an `Idempotency-Key` (extension) its answer is stored, and repeats replay it.
 * @param work may run again after a deadlock @throws ApiError 400, 422 or 429
 */
export async function runWrite(
  context: LimitContext,
  request: WriteRequest,
  work: (tx: Transaction) => Promise<WriteAnswer>,
): Promise<Response> {
  const { db, clock } = context;
  const key = readKey(request.c);
  const user = request.c.get('user');
  const userId = user.id;
  if (request.isCounted !== true) await countWrite(context, user);
  await countSent(context, user, request.sent);
  const requestHash = toRequestHash(request);
  const { status, answer, isReplayed } = await inTransaction(db, (tx) =>
    key === undefined
      ? perform(() => work(tx))
      : performOnce(tx, { userId, key, requestHash, sent: request.sent, at: new Date(clock()) }, () =>
          perform(() => work(tx)),
        ),
  );
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (isReplayed) headers.set(REPLAYED_HEADER, 'true');
  return new Response(answer, { status, headers });
}
