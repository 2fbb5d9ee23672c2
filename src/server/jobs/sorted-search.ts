import type { AppContext } from '../app-context.ts';
import type { ListOrder } from './filters.ts';
import type { ListPage, Slice } from './listing.ts';
import type { OrderedList } from './page-places.ts';
import { alsoMatches, byWords, matches, type Search } from './search-condition.ts';
import type { Prober } from './search-probe.ts';

type ReadList = (list: OrderedList, slice: Slice) => Promise<ListPage>;

/** Reads pages of searches in an order that was asked for: common words by walking it, rare ones by ordering them. */
export function createSortedSearch({ db }: Pick<AppContext, 'db'>, prober: Prober, readList: ReadList) {
  const { sql } = db;
  return async (search: Search & { order: ListOrder }, slice: Slice): Promise<ListPage> => {
    const { key, order } = search;
    if ((await prober.first(search)).isCommon) {
      const asked = () => sql`${search.others()} and ${matches(sql, search, 'all_words')}`;
      return readList({ key, listed: search.leading, asked, order, by: 'plan' }, slice);
    }
    const listed = () => byWords(sql, search, 'all_words');
    const asked = () => sql`and ${alsoMatches(sql, search, 'all_words')}`;
    return readList({ key, listed, asked, order, by: 'rare' }, slice);
  };
}
