import { inArray, sql } from 'drizzle-orm';
import type { Connection } from '../db/connection.ts';
import { FAILED, WORK } from '../db/boss.ts';

/** Queries on the table of pg-boss 10 that its API does not offer. */

export interface WaitingWork {
  kind: string;
  count: number;
  /** When the oldest was added, in ms since the epoch. */
  since: number;
}

/** Work that waits or runs, by kind. */
export const listWaiting = ({ sql }: Pick<Connection, 'sql'>): Promise<WaitingWork[]> =>
  sql<WaitingWork[]>`
    select coalesce(data->>'kind', '') as kind, count(*)::int as count,
      extract(epoch from min(created_on))::float8 * 1000 as since
    from queue.job where name = ${WORK} and state < 'completed' group by 1 order by 1`;

export interface FailedWork {
  id: string;
  kind: string;
  reason: string;
  /** In ms since the epoch. */
  at: number;
}

/** Permanently failed work, latest first. `reason` is empty if the server died. */
export const listFailed = ({ sql }: Pick<Connection, 'sql'>, most: number): Promise<FailedWork[]> =>
  sql<FailedWork[]>`
    select id::text as id, coalesce(data->>'kind', '') as kind, extract(epoch from created_on)::float8 * 1000 as at,
      coalesce(data->>'reason', output->>'reason', 'a server died, or it took too long') as reason
    from queue.job where name = ${FAILED} order by created_on desc, id limit ${most}::int`;

export async function countFailed({ sql }: Pick<Connection, 'sql'>): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from queue.job where name = ${FAILED}`;
  return row?.count ?? 0;
}

/** Counts permanently failed work by kind. */
export const countFailedByKind = ({
  sql,
}: Pick<Connection, 'sql'>): Promise<{ kind: string; count: number }[]> =>
  sql<{ kind: string; count: number }[]>`
    select coalesce(data->>'kind', '') as kind, count(*)::int as count
    from queue.job where name = ${FAILED} group by 1 order by 1`;

const FAILED_BATCH = 500;

/** Removes work that failed before a moment. @returns how many */
export async function removeFailed({ sql }: Pick<Connection, 'sql'>, before: Date): Promise<number> {
  const gone = await sql`
    delete from queue.job where name = ${FAILED} and id in (
      select id from queue.job where name = ${FAILED} and created_on < ${before.toISOString()}::timestamptz
      limit ${FAILED_BATCH}::int for update skip locked)
    returning id`;
  return gone.length;
}

/** Returns work at once; failing it would use up an attempt. */
export async function returnWork({ orm }: Pick<Connection, 'orm'>, ids: readonly string[]): Promise<void> {
  await orm.execute(sql`
    update queue.job set state = 'retry', start_after = now(), started_on = null
    where name = ${WORK} and state = 'active' and ${inArray(sql`id::text`, [...ids])}`);
}
