import { sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { limitTo, type ListPage, type Slice } from './listing.ts';
import { alsoMatches, byWords, matches, scoreOf, type Search } from './search-condition.ts';
import { INDEX_COST, type Probe, type Prober } from './search-probe.ts';
import type { Guess, Total, Totals } from './totals.ts';

/**
 * The number of newest matches, and of newest title matches, that are ranked; older ones follow by date. This bounds the
 * cost of common words.
 */
const RANKED = 60;
/** With this many recent title matches, older titles are not searched. */
const ENOUGH_TITLES = 10;

interface Found {
  numbers: string[];
  total: number;
}

/** All matches by the word index, read once before ordering, as the planner's estimate is unreliable. */
async function findAll(db: Connection, search: Search): Promise<Found> {
  const [found] = await db.sql<{ newest: string[]; titles: string[]; total: number }[]>`
    with listed as materialized (
      select jobs.no, jobs.posted_at, ${matches(search, 'title_words')} as is_title,
        ${alsoMatches(search, 'all_words')} as is_found
      from jobs where ${byWords(search, 'all_words')}
    ), found as not materialized (select no, posted_at, is_title from listed where is_found)
    select (select count(*) from found)::int as total,
      array(select no::text from found order by posted_at desc, found.no desc limit ${RANKED}::int) as newest,
      array(
        select no::text from found where is_title order by posted_at desc, found.no desc limit ${RANKED}::int
      ) as titles`;
  return { numbers: [...(found?.newest ?? []), ...(found?.titles ?? [])], total: found?.total ?? 0 };
}

async function findTitles(db: Connection, search: Search): Promise<string[]> {
  const rows = await db.sql<{ no: string }[]>`
    with listed as materialized (
      select jobs.no, jobs.posted_at, ${alsoMatches(search, 'title_words')} as is_found
      from jobs where ${byWords(search, 'title_words')}
    )
    select no::text as no from listed where is_found order by posted_at desc, listed.no desc limit ${RANKED}::int`;
  return rows.map((row) => row.no);
}

interface Candidates {
  numbers: readonly string[];
  total: number | undefined;
  seen?: Probe;
}

async function chooseCandidates(db: Connection, prober: Prober, search: Search): Promise<Candidates> {
  const first = await prober.first(search);
  if (first.isWhole) return { numbers: first.hits, total: first.hits.length };
  const seen = first.hits.length >= RANKED ? first : await prober.further(search, first, RANKED);
  if (seen === null) return findAll(db, search);
  if (seen.titleHits >= ENOUGH_TITLES) return { numbers: seen.hits, total: undefined, seen };
  const titles = (await prober.titles(search, seen, ENOUGH_TITLES)) ?? (await findTitles(db, search));
  return { numbers: [...seen.hits, ...titles], total: undefined, seen };
}

async function findCandidates(db: Connection, prober: Prober, search: Search): Promise<Candidates> {
  const { numbers, ...rest } = await chooseCandidates(db, prober, search);
  return { numbers: [...new Set(numbers)], ...rest };
}

async function readBest(
  db: Connection,
  search: Search,
  { numbers }: Candidates,
  slice: Slice,
): Promise<string[]> {
  if (slice.offset >= numbers.length) return [];
  const rows = await db.sql<{ no: string }[]>`
    select jobs.no::text as no
    from unnest(${sql.param(numbers)}::bigint[]) candidate (no) join jobs on jobs.no = candidate.no
    order by ${scoreOf(search)} desc, jobs.posted_at desc, jobs.no desc ${limitTo(slice)}`;
  return rows.map((row) => row.no);
}

const allMatches = (search: Search): SQL =>
  sql`${byWords(search, 'all_words')} and ${alsoMatches(search, 'all_words')}`;

/** True when walking the newest jobs is faster than the word index. */
function isSoonWalked({ numbers, seen }: Candidates, { offset, limit }: Slice): boolean {
  if (seen === undefined) return false;
  const passed = ((numbers.length + offset + limit) * seen.looked) / seen.hits.length;
  return passed <= seen.about * INDEX_COST;
}

async function readRest(
  db: Connection,
  search: Search,
  candidates: Candidates,
  slice: Slice,
): Promise<string[]> {
  const isWalked = isSoonWalked(candidates, slice);
  const condition = isWalked
    ? sql`${search.leading()} ${search.others()} and ${matches(search, 'all_words')}`
    : allMatches(search);
  const matching = sql`select jobs.no, jobs.posted_at from jobs
    where ${condition} and jobs.no <> all(${sql.param(candidates.numbers)}::bigint[])`;
  const rows = await db.sql<{ no: string }[]>`
    with matching as ${isWalked ? sql`not materialized` : sql`materialized`} (${matching})
    select matching.no::text as no from matching
    order by matching.posted_at desc, matching.no desc ${limitTo(slice)}`;
  return rows.map((row) => row.no);
}

/** Reads pages of searches by relevance. */
export function createRankedSearch({ db }: Pick<AppContext, 'db'>, prober: Prober, totals: Totals) {
  async function guess({ leadingKey, leading }: Search, { hits, looked, about }: Probe): Promise<Guess> {
    if (leadingKey === undefined) return { about, hits: hits.length };
    const { total } = await totals.of(leadingKey, leading);
    return { about: (total * hits.length) / looked, hits: hits.length };
  }

  async function countMatches(search: Search, { numbers, total, seen }: Candidates): Promise<Total> {
    if (total !== undefined) return { total, isEstimate: false };
    const known = await totals.of(search.key, () => allMatches(search), seen && (await guess(search, seen)));
    return { ...known, total: Math.max(known.total, numbers.length) };
  }

  /** Corrects an estimated total that the page contradicts. */
  async function correct(
    search: Search,
    { numbers, ...counted }: ListPage,
    { offset, limit }: Slice,
  ): Promise<Total> {
    const isRefuted = numbers.length < limit || counted.total < offset + limit;
    if (!counted.isEstimate || !isRefuted) return counted;
    if (numbers.length > 0 && numbers.length < limit)
      return { total: offset + numbers.length, isEstimate: false };
    return totals.exact(search.key, () => allMatches(search));
  }

  return async (search: Search, slice: Slice): Promise<ListPage> => {
    const { offset, limit } = slice;
    const candidates = await findCandidates(db, prober, search);
    const best = await readBest(db, search, candidates, slice);
    const counted = await countMatches(search, candidates);
    const { length } = candidates.numbers;
    if (best.length === limit || counted.total <= length) return { numbers: best, ...counted };
    const restSlice = { offset: Math.max(0, offset - length), limit: limit - best.length };
    const numbers = [...best, ...(await readRest(db, search, candidates, restSlice))];
    return { numbers, ...(await correct(search, { numbers, ...counted }, slice)) };
  };
}
