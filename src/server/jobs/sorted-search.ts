import type { AppContext } from '../app-context.ts';
import type { ListOrder } from './filters.ts';
import type { ListPage, Slice } from './listing.ts';
import type { OrderedList } from './page-places.ts';
import { byWords, searchQuery, type Search } from './search-condition.ts';
import { isCommon, probe } from './search-probe.ts';

type ReadList = (list: OrderedList, slice: Slice) => Promise<ListPage>;

/** Reads pages of searches in an order that was asked for: common words by walking it, rare ones by ordering them. */
export function createSortedSearch({ db }: Pick<AppContext, 'db'>, readList: ReadList) {
  const { sql } = db;
  return async (search: Search & { order: ListOrder }, slice: Slice): Promise<ListPage> => {
    const { key, order } = search;
    if (!isCommon(await probe(sql, search))) {
      return readList({ key, where: () => byWords(sql, search, 'all_words'), order, isRare: true }, slice);
    }
    const where = () => sql`${search.where()} and jobs.all_words @@ (${searchQuery(sql, search)})`;
    return readList({ key, where, order }, slice);
  };
}
