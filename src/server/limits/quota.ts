import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/connection.ts';
import { users } from '../db/schema.ts';
import type { ApiError } from '../errors/api-error.ts';

export interface Quota {
  /** Makes other writers of the same owner wait, on all servers, until this transaction ends. */
  lock: () => Promise<unknown>;
  count: () => Promise<number>;
  most: number;
  refusal: (most: number) => ApiError;
}

/** Requires space for one more row, also among concurrent writers. @throws ApiError 409 */
export async function requireQuota({ lock, count, most, refusal }: Quota): Promise<void> {
  await lock();
  if ((await count()) >= most) throw refusal(most);
}

/** Locks an account for {@link requireQuota}, without blocking inserts that reference its row. */
export const lockOwner = (tx: Transaction, userId: string) => () =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
