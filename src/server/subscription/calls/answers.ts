import type { Context } from 'hono';
import * as v from 'valibot';
import { problem } from '#contract/field-problem.ts';
import { toLatinDigits } from '#contract/format.ts';
import { ChannelSchema, operatorStatus, withoutTel } from '#contract/subscription/subscription.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readJson, readLanguage } from '../../http/request/input.ts';
import type { CodeClass, OperatorRefusal } from '../adapters/operator.ts';
import { callTexts } from '../subscription-texts.ts';

/** Bodies of §7's subscription calls. */

const Tel = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(64)), v.number()], problem('over64')),
  v.transform(String),
);

const ShortText = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(256)), v.number()], problem('over256')),
  v.transform((value) => String(value).trim()),
);

export const PinRequestBody = v.object({ tel: Tel });

const Otp = v.pipe(ShortText, v.transform(toLatinDigits));

export const PinVerifyBody = v.object({ otp: Otp, referenceNo: ShortText });

const SubscriberId = v.pipe(ShortText, v.transform(withoutTel));

export const UnsubscribeBody = v.object({ subscribId: SubscriberId });

export const SaveBody = v.object({ type: ChannelSchema, tel: Tel, subID: SubscriberId });

export const LookupBody = v.object({ tel: Tel });

export const StopCodeBody = v.object({ tel: Tel });

export const StopBody = v.object({ handle: ShortText, otp: Otp });

/** §9: 5 to 6 digits. */
export const isCode = (text: string): boolean => /^\d{5,6}$/.test(text);

/** The texts of the calls, in the language of the request. */
export const readTexts = (c: Context): typeof callTexts.en => callTexts[readLanguage(c)];

/** An answer of the operator API (§3, §7): always 200, the outcome in `statusCode`. */
const refusedWith = (c: Context, code: string, detail: string) =>
  c.json({ statusCode: code, statusDetail: detail });

export const refusedBy = (c: Context, { code, class: kind }: OperatorRefusal) =>
  refusedWith(c, code, readTexts(c).outcomes[kind]);

const ownCodes = {
  number: 'E1325',
  config: 'E1301',
  gone: 'E1853',
  exhausted: 'E1852',
  wrong: 'E1850',
} as const satisfies Partial<Record<CodeClass, string>>;

export const refusedAs = (c: Context, kind: keyof typeof ownCodes) =>
  refusedWith(c, ownCodes[kind], readTexts(c).outcomes[kind]);

const notMobile = new ApiError('notMobile');

export const refusedNumber = (c: Context) =>
  refusedWith(c, ownCodes.number, notMobile.texts[readLanguage(c)]);

export const alreadySubscribed = (c: Context) =>
  refusedWith(c, operatorStatus.alreadySubscribed, readTexts(c).outcomes.already);

/** Answers a used-up limit like any other refusal, so that every client shows it. */
export async function answerLimits(c: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    c.header('Retry-After', error.headers['Retry-After'] ?? '60');
    return refusedWith(c, 'E1318', error.texts[readLanguage(c)]);
  }
}

/** JSON, or a form as older clients send it. */
export async function readFields(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return readJson(c);
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
