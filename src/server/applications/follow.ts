import { and, eq } from 'drizzle-orm';
import type { Receipt } from '#contract/applications/application.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import type { Transaction } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { toStateMark } from '../mail/state-mark.ts';
import type { Queue } from '../queue/queue.ts';
import { readReceipt } from './store.ts';

/** Until then a decision can be undone without a mail. */
const DELAY_MS = 5 * MINUTE_MS;

type Told = Pick<typeof applications.$inferSelect, 'toldState' | 'toldReason'>;

/** What an applicant was told, to compare. */
export const toToldMark = ({ toldState, toldReason }: Told): string => toStateMark(toldState, toldReason);

/**
 * Writes to the applicant in a few minutes. Changes until then add no other mail: it says how the application stands when
 * it is sent, and is dropped where that is what the applicant knew before.
 * @param row before the change
 */
export async function notifyApplicant(
  tx: Transaction,
  { queue, row }: { queue: Pick<Queue, 'enqueue'>; row: Told & { id: string } },
): Promise<void> {
  const mail = { kind: 'followed', id: row.id, known: toToldMark(row) } as const;
  await queue.enqueue(tx, 'mail', { mail }, { singletonKey: `followed ${row.id}`, delayMs: DELAY_MS });
}

/** Chooses whether the applicant gets a mail when something is told. @throws ApiError 404 */
export async function followApplication(
  tx: Transaction,
  { id, userId, isFollowed }: { id: string; userId: string; isFollowed: boolean },
): Promise<Receipt> {
  const changed = await tx
    .update(applications)
    .set({ isFollowed })
    .where(and(eq(applications.id, id), eq(applications.applicantId, userId)))
    .returning({ id: applications.id });
  if (changed.length === 0) throw new ApiError('applicationNotFound');
  return readReceipt(tx, id);
}
