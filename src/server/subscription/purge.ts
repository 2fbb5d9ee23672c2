import { sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';

const BATCH = 500;

/** A table whose rows lose their use with time, and the column that tells since when. */
const aging = {
  attempts: { table: 'subscription_attempts', column: 'expires_at' },
  notifications: { table: 'operator_notifications', column: 'received_at' },
  ended: { table: 'subscriptions', column: 'ended_at' },
  sandboxCodes: { table: 'sandbox_codes', column: 'at' },
  sandboxMessages: { table: 'sandbox_messages', column: 'at' },
} as const;

/** Removes one small batch of a table's old rows; rows that another server has are left to it. */
export const purgeAged =
  (name: keyof typeof aging) =>
  async ({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> => {
    const table = sql.identifier(aging[name].table);
    const column = sql.identifier(aging[name].column);
    const gone = await db.background(
      (connection) => connection.sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${column} < ${before.toISOString()}::timestamptz order by ${column}
        limit ${BATCH} for update skip locked)) returning 1`,
    );
    return gone.length;
  };
