import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import { toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { jobs } from '../db/schema.ts';
import { isListed } from '../jobs/job-rows.ts';
import { createTtlCache, readOnce } from '../ttl-cache.ts';

export interface SitemapEntry {
  path: string;
  modified?: Date;
}

/**
 * Jobs per part, by number, so that a part is stable while others change. Two URLs of half a kilobyte per job: below the
 * 50,000 URLs and 50 MB of the protocol.
 */
const PART_SIZE = 10_000;
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 10;

/** Open jobs in parts, each read at most once a minute. */
export function createJobParts({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const parts = createTtlCache<Promise<SitemapEntry[]>>({ clock, forMs: CACHE_MS, max: MAX_CACHED });
  const lists = createTtlCache<Promise<number[]>>({ clock, forMs: CACHE_MS, max: 1 });

  /** Raw SQL, as Drizzle has no recursive queries: one index lookup per part. */
  async function list(): Promise<number[]> {
    const first = sql`select jobs.no / ${PART_SIZE}::int as part from jobs where ${isListed(clock())}`;
    const rows = await db.sql<{ part: string }[]>`
      with recursive parts (part) as (
        (${first} order by jobs.no limit 1)
        union all
        select (${first} and jobs.no >= (parts.part + 1) * ${PART_SIZE}::int order by jobs.no limit 1)
        from parts where parts.part is not null
      )
      select part::text from parts where part is not null`;
    return rows.map(({ part }) => Number(part));
  }

  async function read(part: number): Promise<SitemapEntry[]> {
    const start = part * PART_SIZE;
    const modified = sql`greatest(${jobs.updatedAt}, ${jobs.postedAt})`.mapWith(jobs.updatedAt);
    const rows = await db.orm
      .select({ id: jobs.id, modified })
      .from(jobs)
      .where(and(isListed(clock()), gte(jobs.no, start), lt(jobs.no, start + PART_SIZE)))
      .orderBy(asc(jobs.no));
    return rows.map((row) => ({ path: toJobPath(row.id), modified: row.modified }));
  }

  return {
    list: (): Promise<number[]> => readOnce(lists, '', list),
    read: (part: number): Promise<SitemapEntry[]> => readOnce(parts, String(part), () => read(part)),
  };
}
