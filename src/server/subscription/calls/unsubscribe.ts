import type { Context } from 'hono';
import { operatorStatus, UNSUBSCRIBED, type Channel } from '#contract/subscription/subscription.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { readBody } from '../../http/request/input.ts';
import type { Refusal } from '../adapters/operator.ts';
import { toDetail } from '../adapters/codes.ts';
import { UnsubscribeBody } from './inputs.ts';
import { countGuess } from '../code-limits.ts';
import { endSubscription, findByClientId, findLiving, toSubscriber, type SubscriptionRow } from '../store.ts';

/** Ends a subscription at its operator, then here. @returns null when it has ended */
export async function stopSubscription(
  context: SubscriptionContext,
  row: SubscriptionRow,
): Promise<Refusal | null> {
  if (row.status === 'ended') return null;
  const operator = context.gateway.operators[row.channel];
  if (operator === undefined) {
    return { kind: 'refused', code: 'E1301', class: 'config', detail: toDetail('config') };
  }
  const outcome = await operator.stop(toSubscriber(context, row));
  if (outcome.kind === 'refused') return outcome;
  await endSubscription(context, row);
  return null;
}

const CODE_NEEDED = 'Confirm this number with a code by SMS first. Use “Unsubscribe by number”.';

const refuse = (c: Context, { code, detail }: Pick<Refusal, 'code' | 'detail'>) =>
  c.json({ success: false, statusCode: code, statusDetail: detail, message: detail });

/** An old id must not end a later subscription of its number. */
async function isConfirmed(
  context: SubscriptionContext,
  row: SubscriptionRow,
  subscribId: string,
): Promise<boolean> {
  if (row.status !== 'ended') return subscribId === row.id;
  return (await findLiving(context, row.channel, toSubscriber(context, row).phone)) === null;
}

/** The unsubscribe calls (§7). Ids from a look-up need a code by SMS. */
export const unsubscribe = (context: SubscriptionContext, channel: Channel) => async (c: Context) => {
  const { subscribId } = await readBody(c, UnsubscribeBody);
  await countGuess(context, c, 'subscriber ids');
  const row = await findByClientId(context, subscribId);
  if (row === null || row.channel !== channel) {
    return c.json({ success: false, message: 'We do not know this subscription.' });
  }
  if (!(await isConfirmed(context, row, subscribId))) {
    return refuse(c, { code: operatorStatus.codeNeeded, detail: CODE_NEEDED });
  }
  const refusal = await stopSubscription(context, row);
  if (refusal !== null) return refuse(c, refusal);
  const statusCode = operatorStatus.success;
  return c.json({ success: true, statusCode, statusDetail: UNSUBSCRIBED, message: UNSUBSCRIBED });
};
