import type pg from 'pg';
import type { LeasedPool, Lease } from './pool.ts';

/** A database that is open: PostgreSQL, or the embedded engine. */
export interface Engine {
  /** For requests. */
  pool: LeasedPool;
  /** For work that may take long. */
  background: Lease;
  isWell: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Milliseconds that running queries get when the database closes. */
const CLOSE_GRACE_MS = 2500;
/** A database that answers at all does so within this time. */
export const PROBE_MS = 2000;

async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits for running queries, but not for long. */
export async function endPool(pool: pg.Pool): Promise<void> {
  if (!pool.ending)
    await within(
      CLOSE_GRACE_MS,
      pool.end().then(() => true),
    );
}

/** True when a statement is answered soon. */
export const doesAnswer = (pool: LeasedPool): Promise<boolean> =>
  within(
    PROBE_MS,
    pool.query({ text: 'select 1' }).then(
      () => true,
      () => false,
    ),
  );
