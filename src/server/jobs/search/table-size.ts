import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import { createKept } from '../kept.ts';

/** About how many jobs the table holds, as its last analysis found; 0 before the first one. */
export function createTableSize({ db, clock }: Pick<AppContext, 'db' | 'clock'>): () => Promise<number> {
  const kept = createKept<number>({ clock, forMs: MINUTE_MS, max: 1 });
  return async () => {
    const known = kept.get('jobs');
    if (known !== undefined) return known;
    const [table] = await db.sql<{ rows: number }[]>`
      select reltuples::float8 as rows from pg_class where oid = 'jobs'::regclass`;
    return kept.set('jobs', Math.max(0, table?.rows ?? 0));
  };
}
