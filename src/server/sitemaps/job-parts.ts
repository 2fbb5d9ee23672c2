import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import { toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { isListed } from '../jobs/search/filters.ts';
import { createTtlCache, readOnce } from '../ttl-cache.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Numbers of jobs in one part of the sitemap: whatever comes and goes in others, it stays the same. */
const PART_SIZE = 10_000;
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 10;

/** The open jobs in parts by their number, each read at most once a minute. */
export function createJobParts({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const parts = createTtlCache<Promise<SitemapEntry[]>>({ clock, forMs: CACHE_MS, max: MAX_CACHED });
  const lists = createTtlCache<Promise<number[]>>({ clock, forMs: CACHE_MS, max: 1 });

  /** Goes from one part that holds jobs to the next: one look into the index for each. */
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
    const rows = await db.sql<{ id: string; modified: string }[]>`
      select jobs.id, greatest(jobs.updated_at, jobs.posted_at) as modified from jobs
      where ${isListed(clock())} and jobs.no >= ${part * PART_SIZE}::bigint and jobs.no < ${(part + 1) * PART_SIZE}::bigint
      order by jobs.no`;
    return rows.map(({ id, modified }) => ({ path: toJobPath(id), modified: new Date(modified) }));
  }

  return {
    /** Numbers of the parts that hold jobs. */
    list: (): Promise<number[]> => readOnce(lists, '', list),
    /** The jobs of one part; none for a number that is no part's. */
    read: (part: number): Promise<SitemapEntry[]> => readOnce(parts, String(part), () => read(part)),
  };
}
