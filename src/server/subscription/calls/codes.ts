import type { Context } from 'hono';
import type { codePaths } from '#contract/subscription/paths.ts';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import { readBody } from '../../http/request/input.ts';
import {
  type CodeOperator,
  isNotTaken,
  type OperatorRefusal,
  type StatusAnswer,
} from '../adapters/operator.ts';
import {
  type Attempt,
  attemptMs,
  countCodeAttempt,
  createAttempt,
  findAttempt,
  findEarlierCode,
  finishAttempt,
  readConsent,
  recordUnanswered,
  uncountCodeAttempt,
} from '../attempts.ts';
import { hasSubscription } from '../check.ts';
import { requirePhoneKey, readPhone } from '../phone-keys.ts';
import {
  countGuess,
  countInBudget,
  countMessage,
  countPause,
  findSpent,
  spent,
  toAskerHash,
  uncountSubscribed,
} from '../request-limits.ts';
import { findById, storeSubscription, type SubscriptionContext, type SubscriptionRow } from '../store.ts';
import {
  alreadySubscribed,
  answerLimits,
  isCode,
  PinRequestBody,
  PinVerifyBody,
  readTexts,
  refusedAs,
  refusedBy,
  refusedNumber,
} from './answers.ts';

export type CodeChannel = keyof typeof codePaths;

async function send(context: SubscriptionContext, c: Context, channel: CodeChannel): Promise<Response> {
  const { tel } = await readBody(c, PinRequestBody);
  const phone = readPhone(tel);
  if (phone === null) return refusedNumber(c);
  const operator = context.gateway.operators[channel];
  if (operator === undefined) return refusedAs(c, 'config');
  if ((await findSpent(context)).includes(channel)) return refusedBy(c, spent);
  await requirePhoneKey(context);
  const counted = [await countMessage(context, c, { phone, purpose: 'subscribe' })];
  const uncount = async () => {
    for (const one of counted) await one();
  };
  const giveUp = async (error: unknown): Promise<never> => {
    await uncount();
    throw error;
  };
  if (await hasSubscription(context, channel, phone)) return alreadySubscribed(c);
  counted.push(await countPause(context, c, phone).catch(giveUp));
  counted.push(await countInBudget(context, 'subscribe').catch(giveUp));
  const answer = await operator.requestCode(phone);
  if (answer.kind === 'refused') {
    if (isNotTaken(answer.class)) await uncount();
    return refusedBy(c, answer);
  }
  const { handle } = await createAttempt(context, {
    kind: 'code',
    channel,
    phone,
    askerHash: toAskerHash(context, c),
    reference: answer.reference,
    consent: readConsent(context, c, channel),
    lifeMs: attemptMs[channel],
  });
  return c.json({
    statusCode: operatorStatus.success,
    statusDetail: readTexts(c).codeSent,
    referenceNo: handle,
  });
}

/** `/bdapps-pin-request` and `/applink-pin-request` (§7). The operator's reference is not sent. */
export const requestCode = (context: SubscriptionContext, channel: CodeChannel) => (c: Context) =>
  answerLimits(c, () => send(context, c, channel));

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
