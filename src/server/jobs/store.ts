import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { findCorrections } from './corrections.ts';
import { listedWhere, toFacets, toListOrder, type ListFilter } from './filters.ts';
import { cardColumns, joined, jobColumns, type CardRow, type JobRow } from './job-rows.ts';
import { createKept } from './kept.ts';
import { createListing, type ListPage, type Slice } from './listing.ts';
import type { JobListQuery } from './query.ts';
import { createRankedSearch } from './ranked-search.ts';
import { toTerms, type Search, type Term } from './search-condition.ts';
import { toSearchWords, type SearchWord } from './search-words.ts';
import { createSortedSearch } from './sorted-search.ts';
import { createTotals } from './totals.ts';

type StoreContext = Pick<AppContext, 'db' | 'clock'>;

const nothing: ListPage = { rows: [], total: 0, isEstimate: false };
/** With fewer matches than this, words that nobody uses are taken for mistyped. */
const FEW_MATCHES = 5;
/** More than anyone posts; a bound on what one answer can hold. */
const MAX_OWN_JOBS = 500;

/** Reads of jobs. */
export function createJobStore(context: StoreContext) {
  const { db, clock } = context;
  const { sql } = db;
  const totals = createTotals(context);
  const readList = createListing(context, totals);
  const readRanked = createRankedSearch(context, totals);
  const readSorted = createSortedSearch(context, readList);
  const categoryIds = createKept<string>({ clock, forMs: MINUTE_MS, max: 500 });

  /** Undefined when there is no such category. */
  async function findCategoryId(idOrName: string): Promise<string | undefined> {
    const known = categoryIds.get(idOrName);
    if (known !== undefined) return known;
    const [row] = await sql<{ id: string }[]>`
      select id from categories where id = ${idOrName} or lower(name) = lower(${idOrName})
      order by id = ${idOrName} desc limit 1`;
    return row === undefined ? undefined : categoryIds.set(idOrName, row.id);
  }

  async function search(
    filter: ListFilter,
    words: readonly SearchWord[],
    { sort, ...slice }: Slice & Pick<JobListQuery, 'sort'>,
  ) {
    const now = clock();
    const { minSalary, maxSalary } = filter;
    const run = (terms: readonly Term[]) => {
      const asked: Search = {
        key: JSON.stringify([filter, sort, terms]),
        terms,
        where: () => listedWhere(sql, filter, now),
        facets: toFacets(filter),
        beside: () => listedWhere(sql, { minSalary, maxSalary }, now),
      };
      if (sort === undefined) return readRanked(asked, slice);
      return readSorted({ ...asked, order: toListOrder(sort) }, slice);
    };
    const page = await run(toTerms(words));
    if (page.total >= FEW_MATCHES) return page;
    const corrections = await findCorrections(sql, words);
    return corrections.size === 0 ? page : run(toTerms(words, corrections));
  }

  return {
    /** A page of the public list. */
    async list({ filter: asked, sort, page, perPage }: JobListQuery): Promise<ListPage> {
      const { search: text, category, ...filter } = asked;
      const categoryId = category === undefined ? undefined : await findCategoryId(category);
      if (category !== undefined && categoryId === undefined) return nothing;
      const slice = { offset: (page - 1) * perPage, limit: perPage };
      const listFilter = { ...filter, categoryId };
      if (text !== undefined) {
        const words = toSearchWords(text);
        return words.length === 0 ? nothing : search(listFilter, words, { ...slice, sort });
      }
      const now = clock();
      const order = toListOrder(sort ?? 'newest');
      const key = JSON.stringify([listFilter, order.column]);
      return readList({ key, where: () => listedWhere(sql, listFilter, now), order }, slice);
    },

    /** A public job, past its deadline or not; null when there is none. */
    async find(id: string): Promise<JobRow | null> {
      const [row] = await sql<JobRow[]>`
        select ${jobColumns(sql)} from jobs ${joined(sql)} where jobs.id = ${id} and jobs.visible`;
      return row ?? null;
    },

    /** What a user posted and did not delete, waiting for approval or not, newest first. */
    async listOf(userId: string): Promise<CardRow[]> {
      return sql<CardRow[]>`
        select ${cardColumns(sql)} from jobs ${joined(sql)}
        where jobs.created_by = ${userId} and jobs.deleted_at is null
        order by jobs.created_at desc, jobs.no desc limit ${MAX_OWN_JOBS}::int`;
    },
  };
}
