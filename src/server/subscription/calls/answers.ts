import type { Context } from 'hono';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import type { SubscriptionStatus } from '../../db/subscription-schema.ts';
import { ApiError } from '../../errors/refusals.ts';
import { readJson } from '../../http/request/input.ts';
import { toDetail, type CodeClass } from '../adapters/codes.ts';
import type { Refusal } from '../adapters/operator.ts';

/** Operators' own words where it is not active. */
export const statusTexts: Readonly<Record<Exclude<SubscriptionStatus, 'ended'>, string>> = {
  active: 'The subscription is active.',
  pending: 'INITIAL CHARGING PENDING: the operator is still taking the first payment.',
  blocked: 'TEMPORARY BLOCKED: the operator could not take the payment.',
};

/** An answer of the operator API (§3, §7): always 200, the outcome in `statusCode`. */
export const refusedWith = (c: Context, code: string, detail: string) =>
  c.json({ statusCode: code, statusDetail: detail });

export const refusedBy = (c: Context, { code, detail }: Pick<Refusal, 'code' | 'detail'>) =>
  refusedWith(c, code, detail);

const ownCodes = {
  number: 'E1325',
  config: 'E1301',
  gone: 'E1853',
  exhausted: 'E1852',
  wrong: 'E1850',
} as const satisfies Partial<Record<CodeClass, string>>;

export const refusedAs = (c: Context, kind: keyof typeof ownCodes) =>
  refusedWith(c, ownCodes[kind], toDetail(kind));

export const NOT_A_MOBILE = 'This is not a mobile number of Bangladesh.';

export const alreadySubscribed = (c: Context) =>
  refusedWith(c, operatorStatus.alreadySubscribed, toDetail('already'));

/** Answers a used-up limit like any other refusal, so that every client shows it. */
export async function answerLimits(c: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    c.header('Retry-After', error.headers['Retry-After'] ?? '60');
    return refusedWith(c, 'E1318', error.message);
  }
}

/** JSON, or a form as older clients send it. */
export async function readFields(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return readJson(c);
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
