import type { Context } from 'hono';
import { operatorStatus, type Channel } from '#contract/subscription/subscription.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { readBody } from '../../http/request/input.ts';
import type { OperatorRefusal } from '../adapters/operator.ts';
import { readTexts, UnsubscribeBody } from './answers.ts';
import { countGuess } from '../code-limits.ts';
import {
  endSubscription,
  findByClientId,
  findCurrent,
  toSubscriber,
  type SubscriptionRow,
} from '../store.ts';

/** Ends a subscription at its operator, then here. @returns null when it has ended */
export async function stopSubscription(
  context: SubscriptionContext,
  row: SubscriptionRow,
): Promise<OperatorRefusal | null> {
  if (row.status === 'ended') return null;
  const operator = context.gateway.operators[row.channel];
  if (operator === undefined) {
    return { kind: 'refused', code: 'E1301', class: 'config' };
  }
  const outcome = await operator.stop(toSubscriber(context, row));
  if (outcome.kind === 'refused') return outcome;
  await endSubscription(context, row);
  return null;
}

const refuse = (c: Context, statusCode: string, message: string) =>
  c.json({ success: false, statusCode, statusDetail: message, message });

/** An old id must not end a later subscription of its number. */
async function isConfirmed(
  context: SubscriptionContext,
  row: SubscriptionRow,
  subscribId: string,
): Promise<boolean> {
  if (row.status !== 'ended') return subscribId === row.id;
  return (await findCurrent(context, row.channel, toSubscriber(context, row).phone)) === null;
}

/** The unsubscribe calls (§7). Ids from a look-up need a code by SMS. */
export const handleUnsubscribe = (context: SubscriptionContext, channel: Channel) => async (c: Context) => {
  const texts = readTexts(c);
  const { subscribId } = await readBody(c, UnsubscribeBody);
  await countGuess(context, c, 'subscriber ids');
  const row = await findByClientId(context, subscribId);
  if (row === null || row.channel !== channel) {
    return c.json({ success: false, message: texts.unknownSubscription });
  }
  if (!(await isConfirmed(context, row, subscribId))) {
    return refuse(c, operatorStatus.codeNeeded, texts.codeNeeded);
  }
  const refusal = await stopSubscription(context, row);
  if (refusal !== null) return refuse(c, refusal.code, texts.outcomes[refusal.class]);
  const message = texts.unsubscribed;
  return c.json({ success: true, statusCode: operatorStatus.success, statusDetail: message, message });
};
