import type { Context } from 'hono';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { readBody } from '../../http/request/input.ts';
import { isNotTaken } from '../adapters/operator.ts';
import {
  alreadySubscribed,
  answerLimits,
  readTexts,
  refusedAs,
  refusedBy,
  refusedNumber,
  PinRequestBody,
} from './answers.ts';
import { attemptMs, createAttempt } from '../attempts.ts';
import { checkSubscription } from '../check.ts';
import { readConsent } from '../consent.ts';
import { findSpent, spent } from '../day-limit.ts';
import { countInBudget, countMessage, countPause, toAskerHash } from '../code-limits.ts';
import { requirePhoneKey } from '../phone-keys.ts';
import { readPhone } from '../msisdn.ts';
import { findCurrent } from '../store.ts';

export type CodeChannel = 'bd_robi' | 'applink';

/**
 * True when a number is subscribed here and the operator confirms it. In doubt false: the operator then refuses or
 * accepts the request.
 */
export async function hasSubscription(
  context: SubscriptionContext,
  channel: CodeChannel | 'digimart',
  phone: string,
): Promise<boolean> {
  const known = await findCurrent(context, channel, phone);
  if (known === null) return false;
  const { row, isDoubtful } = await checkSubscription(context, known);
  return row.status !== 'ended' && !isDoubtful;
}

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
