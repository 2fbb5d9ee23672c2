import type { Context } from 'hono';
import { operatorStatus, type Channel } from '#contract/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { readBody } from '../http/input.ts';
import type { Refusal } from './adapters/operator.ts';
import { toDetail } from './adapters/codes.ts';
import { UnsubscribeBody } from './inputs.ts';
import { countGuess } from './limits.ts';
import { applyStatus, findById, toSubscriber, type SubscriptionRow } from './store.ts';

const ended = { kind: 'status', status: 'none', reported: 'UNREGISTERED', operatorId: '' } as const;

/** Ends a subscription at its operator, and then here. @returns null when it is done, also when it was before */
export async function stopSubscription(context: AppContext, row: SubscriptionRow): Promise<Refusal | null> {
  if (row.status === 'ended') return null;
  const operator = context.gateway.operators[row.channel];
  if (operator === undefined) {
    return { kind: 'refused', code: 'E1301', class: 'config', detail: toDetail('config') };
  }
  const outcome = await operator.stop(toSubscriber(context, row));
  if (outcome.kind === 'refused') return outcome;
  await applyStatus(context, row, ended);
  return null;
}

const UNSUBSCRIBED = 'Unsubscribed successfully';

/** The unsubscribe calls (§7). Whoever holds an id that we issued may end its subscription; nobody else learns anything. */
export const unsubscribe = (context: AppContext, channel: Channel) => async (c: Context) => {
  const { subscribId } = await readBody(c, UnsubscribeBody);
  await countGuess(context, c, 'subscriber ids');
  const row = await findById(context, subscribId);
  if (row === null || row.channel !== channel) {
    return c.json({ success: false, message: 'This subscription is not known here.' });
  }
  const refusal = await stopSubscription(context, row);
  if (refusal !== null) {
    const { code, detail } = refusal;
    return c.json({ success: false, statusCode: code, statusDetail: detail, message: detail });
  }
  const statusCode = operatorStatus.success;
  return c.json({ success: true, statusCode, statusDetail: UNSUBSCRIBED, message: UNSUBSCRIBED });
};
