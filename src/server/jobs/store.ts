import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import { toAskedTerms, toLookupWord, type AskedTerm } from '#contract/search/asked-terms.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import type { JobSort } from '#contract/jobs/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import {
  andFilter,
  hasFilter,
  splitByIndex,
  splitByMarks,
  splitForWords,
  toFilterKey,
  toListFilter,
  type ListFilter,
} from './search/filters.ts';
import { categories, companies, jobs } from '../db/schema.ts';
import { limitRuns } from './company-runs.ts';
import { findOwnJob, isListed, isReadable, readCards, type CardRow, type JobRow } from './job-rows.ts';
import { createTtlCache } from '../ttl-cache.ts';
import { createListing, type ListPage, type Slice, type OrderedList } from './search/listing.ts';
import { toListOrder } from './search/list-order.ts';
import type { JobListQuery } from './search/query.ts';
import { createRankedSearch } from './search/ranked-search.ts';
import { toTerms, type Search } from './search/search-condition.ts';
import { createProber } from './search/search-probe.ts';
import { createSortedSearch } from './search/sorted-search.ts';
import { createTableSize, createTotals, type Total } from './search/totals.ts';
import { createWordLookup } from './search/word-lookup.ts';

type StoreContext = Pick<AppContext, 'db' | 'clock'>;

/** Jobs within which those of a company are spread: six pages. */
const SPREAD_JOBS = 60;

const nothing: ListPage = { numbers: [], total: 0, isEstimate: false };

/** Walks an index in the order; for one company, reads all rows. */
function toWay(filter: ListFilter, others: ListFilter, sort: JobSort): OrderedList['by'] {
  if (hasFilter(filter, 'company')) return others.length === 0 && sort === 'newest' ? 'plan' : 'rare';
  return others.length === 0 ? 'plan' : 'walk';
}

/** Reads public jobs. */
export function createJobStore(context: StoreContext) {
  const { db, clock } = context;
  const readTableSize = createTableSize(context);
  const totals = createTotals(context, readTableSize);
  const listing = createListing(context, totals, readTableSize);
  const prober = createProber(context, readTableSize);
  const readRanked = createRankedSearch(context, prober, totals);
  const readSorted = createSortedSearch(context, listing, readTableSize);
  const lookUp = createWordLookup(context);
  const categoryIds = createTtlCache<string>({ clock, forMs: MINUTE_MS, max: 500 });

  async function findCategoryId(idOrName: string): Promise<string | undefined> {
    const known = categoryIds.get(idOrName);
    if (known !== undefined) return known;
    const hasId = eq(categories.id, idOrName);
    const [row] = await db.orm
      .select({ id: categories.id })
      .from(categories)
      .where(or(hasId, sql`lower(${categories.name}) = lower(${idOrName})`))
      .orderBy(desc(hasId))
      .limit(1);
    return row === undefined ? undefined : categoryIds.set(idOrName, row.id);
  }

  async function search(
    filter: ListFilter,
    words: readonly AskedTerm[],
    { sort, ...slice }: Slice & Pick<JobSearch, 'sort'>,
  ) {
    const now = clock();
    const { facets, beside } = splitByMarks(filter);
    const { leading, others } = splitForWords(filter, sort);
    const terms = toTerms(words, await lookUp(words.flatMap((term) => toLookupWord(term) ?? [])));
    const asked: Search = {
      key: JSON.stringify([toFilterKey(filter), sort, terms]),
      terms,
      leading: () => sql`${isListed(now)} ${andFilter(leading)}`,
      leadingKey: leading.length === 0 ? undefined : toFilterKey(leading),
      others: () => andFilter(others),
      facets,
      beside: () => sql`${isListed(now)} ${andFilter(beside)}`,
      isBesideNarrow: beside.length > 0,
    };
    return sort === undefined
      ? readRanked(asked, slice)
      : readSorted({ ...asked, order: toListOrder(sort) }, slice);
  }

  function browse(filter: ListFilter, { sort = 'newest', ...slice }: Slice & Pick<JobSearch, 'sort'>) {
    const now = clock();
    const { leading, others } = splitByIndex(filter, sort);
    const order = toListOrder(sort);
    const list: OrderedList = {
      key: JSON.stringify([toFilterKey(filter), order.column]),
      listed: () => sql`${isListed(now)} ${andFilter(leading)}`,
      asked: () => andFilter(others),
      order,
      by: toWay(filter, others, sort),
      isMain: filter.length === 0 && sort === 'newest',
    };
    return listing.read(list, slice);
  }

  async function findPage({ search: asked, perPage }: JobListQuery): Promise<ListPage> {
    const { search: text, category, sort, page = 1 } = asked;
    const categoryId = category === undefined ? undefined : await findCategoryId(category.trim());
    const filter = toListFilter(asked, { categoryId, now: clock() });
    if (filter.some(({ values }) => values.length === 0)) return nothing;
    const slice = { offset: (page - 1) * perPage, limit: perPage };
    const words = text === undefined ? undefined : toAskedTerms(text);
    if (words?.length === 0) return nothing;
    const read = (part: Slice) =>
      words === undefined ? browse(filter, { ...part, sort }) : search(filter, words, { ...part, sort });
    // Words have the order of the device's search. An order by pay or deadline stays exactly that.
    const isStrict =
      words !== undefined || asked.company !== undefined || (sort !== undefined && sort !== 'newest');
    return isStrict ? read(slice) : readSpread(read, slice);
  }

  /** Spreads the jobs of a company within blocks, which are the same for every page: none is lost or repeated. */
  async function readSpread(
    read: (part: Slice) => Promise<ListPage>,
    { offset, limit }: Slice,
  ): Promise<ListPage> {
    const start = offset - (offset % SPREAD_JOBS);
    const end = Math.ceil((offset + limit) / SPREAD_JOBS) * SPREAD_JOBS;
    const { numbers, ...total } = await read({ offset: start, limit: end - start });
    const rows = await db.sql<{ no: string; companyId: string }[]>`
      select jobs.no::text as no, jobs.company_id as "companyId"
      from unnest(${sql.param(numbers)}::bigint[]) with ordinality as found (no, place)
      join jobs on jobs.no = found.no order by found.place`;
    const spread: string[] = [];
    for (let at = 0; at < rows.length; at += SPREAD_JOBS) {
      spread.push(...limitRuns(rows.slice(at, at + SPREAD_JOBS)).map(({ no }) => no));
    }
    return { numbers: spread.slice(offset - start, offset - start + limit), ...total };
  }

  return {
    async list(query: JobListQuery): Promise<Total & { rows: CardRow[] }> {
      const { numbers, ...total } = await findPage(query);
      return { rows: await readCards(db.orm, numbers), ...total };
    },

    /** A public job, open or closed. */
    async find(id: string): Promise<JobRow | null> {
      const row = await findOwnJob(db.orm, id);
      return row !== null && isReadable(row) ? row : null;
    },

    /** True when a job was public before it was closed or deleted. */
    async wasRemoved(id: string): Promise<boolean> {
      const wasPublic = and(
        isNotNull(jobs.postedAt),
        eq(jobs.approval, 'approved'),
        eq(companies.approval, 'approved'),
      );
      const rows = await db.orm
        .select({ id: jobs.id })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(eq(jobs.id, id), eq(jobs.visible, false), wasPublic));
      return rows.length > 0;
    },
  };
}

/** One instance per server, because it contains caches. */
export type JobStore = ReturnType<typeof createJobStore>;
