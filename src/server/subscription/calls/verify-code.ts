import type { Context } from 'hono';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { readBody } from '../../http/request/input.ts';
import type { CodeOperator, OperatorRefusal, StatusAnswer } from '../adapters/operator.ts';
import { answerLimits, refusedAs, refusedBy, readTexts, isCode, PinVerifyBody } from './answers.ts';
import {
  countCodeAttempt,
  findAttempt,
  findEarlierCode,
  finishAttempt,
  recordUnanswered,
  uncountCodeAttempt,
  type Attempt,
} from '../attempts.ts';
import { countGuess, toAskerHash, uncountSubscribed } from '../code-limits.ts';
import type { CodeChannel } from './request-code.ts';
import { findById, storeSubscription, type SubscriptionRow } from '../store.ts';

function accept(c: Context, { id, status }: SubscriptionRow): Response {
  if (status === 'ended') return refusedAs(c, 'gone');
  return c.json({
    statusCode: operatorStatus.success,
    statusDetail: readTexts(c).statuses[status],
    subscriberId: id,
  });
}

interface Check {
  operator: CodeOperator;
  attempt: Attempt;
  code: string;
  hash: string;
}

/** Sends the code once. Without an answer the status decides: the number was not subscribed before. */
async function verify(context: SubscriptionContext, { operator, attempt, code, hash }: Check) {
  const { phones } = context.gateway;
  const answer = await operator.verifyCode({ reference: phones.open(attempt.referenceSealed), code });
  const isUnanswered = answer.kind === 'refused' && answer.class === 'failed';
  if (isUnanswered) await recordUnanswered(context, attempt, hash);
  const mayBeIn = isUnanswered || attempt.accepted === hash;
  if (answer.kind === 'status' || !mayBeIn) return answer;
  const now = await operator.readStatus({ phone: phones.open(attempt.phoneSealed), operatorId: '' });
  const isIn = now.kind === 'status' && (now.status === 'active' || now.status === 'pending');
  return isIn ? now : answer;
}

/** An attempt that the operator did not take. */
const isLost = (answer: StatusAnswer | OperatorRefusal): boolean =>
  answer.kind === 'refused' && (answer.class === 'failed' || answer.class === 'transient');

/** {@link verify}; does not count an attempt that the operator did not take. */
async function tryOnce(context: SubscriptionContext, check: Check): Promise<StatusAnswer | OperatorRefusal> {
  const answer = await verify(context, check);
  if (isLost(answer)) await uncountCodeAttempt(context, check.attempt);
  return answer;
}

/** Accepts the previous code too, as visitors may type it while a new one is on its way. @returns null if it differs */
async function tryEarlier(
  context: SubscriptionContext,
  { operator, attempt, code }: Omit<Check, 'hash'>,
): Promise<StatusAnswer | OperatorRefusal | null> {
  const earlier = await findEarlierCode(context, attempt);
  if (earlier === null || !(await countCodeAttempt(context, earlier))) return null;
  const hash = context.gateway.phones.hash(`${earlier.id}:${code}`);
  const answer = await tryOnce(context, { operator, attempt: earlier, code, hash });
  return answer.kind === 'status' || isLost(answer) ? answer : null;
}

async function answerTo(context: SubscriptionContext, c: Context, channel: CodeChannel): Promise<Response> {
  const { otp, referenceNo } = await readBody(c, PinVerifyBody);
  await countGuess(context, c, 'codes');
  if (!isCode(otp)) return refusedAs(c, 'wrong');
  const operator = context.gateway.operators[channel];
  if (operator === undefined) return refusedAs(c, 'config');
  const attempt = await findAttempt(context, 'code', referenceNo);
  if (attempt === null || attempt.channel !== channel) return refusedAs(c, 'gone');
  const hash = context.gateway.phones.hash(`${attempt.id}:${otp}`);
  if (attempt.subscriptionId !== null) {
    const row = attempt.accepted === hash ? await findById(context, attempt.subscriptionId) : null;
    return row === null ? refusedAs(c, 'gone') : accept(c, row);
  }
  if (!(await countCodeAttempt(context, attempt))) return refusedAs(c, 'exhausted');
  const first = await tryOnce(context, { operator, attempt, code: otp, hash });
  const isWrong = first.kind === 'refused' && first.class === 'wrong';
  const answer = (isWrong ? await tryEarlier(context, { operator, attempt, code: otp }) : null) ?? first;
  if (answer.kind === 'refused') return refusedBy(c, answer);
  const phone = context.gateway.phones.open(attempt.phoneSealed);
  const { consent, consentAt, terms } = attempt;
  const given = { consent, consentAt, terms };
  const row = await storeSubscription(context, { channel, phone, answer, consent: given });
  await finishAttempt(context, attempt, { subscriptionId: row.id, accepted: hash });
  if (attempt.askerHash === toAskerHash(context, c)) await uncountSubscribed(context, c);
  return accept(c, row);
}

/** `/bdapps-pin-verify` and `/applink-pin-verify` (§7). */
export const verifyCode = (context: SubscriptionContext, channel: CodeChannel) => (c: Context) =>
  answerLimits(c, () => answerTo(context, c, channel));
