import { MINUTE_MS } from '#contract/limits.ts';
import type { Transaction } from '../db/connection.ts';
import { toStateMark } from '../mail/state-mark.ts';
import type { Queue } from '../queue/queue.ts';

/** Until then a decision can be undone without a mail. */
const DELAY_MS = 5 * MINUTE_MS;

interface Told {
  queue: Pick<Queue, 'enqueue'>;
  entity: 'job' | 'company';
  id: string;
  approval: string;
  reason: string;
}

/** Writes to the owner in a few minutes, unless the decision is undone by then. */
export async function notifyOwner(
  tx: Transaction,
  { queue, entity, id, approval, reason }: Told,
  about: 'row' | 'contact' = 'row',
): Promise<void> {
  const state = toStateMark(approval, approval === 'rejected' ? reason : '');
  const kind = about === 'contact' ? 'contact-decision' : (`${entity}-decision` as const);
  const singletonKey = `${kind} ${id} ${state}`;
  await queue.enqueue(tx, 'mail', { mail: { kind, id, state } }, { singletonKey, delayMs: DELAY_MS });
}
