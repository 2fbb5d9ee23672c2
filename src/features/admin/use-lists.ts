import { useQuery, type QueryKey } from '@tanstack/react-query';
import { rowsQuery, type Kind, type Moderator, type RowList } from '#api/admin.ts';
import type { ApprovalFilter } from '#contract/accounts/admin.ts';
import type { LoadedQuery } from '#presenters/loaded.tsx';

/** How many rows of a list are read at first. */
export const FIRST_ROWS = 20;

export interface List {
  kind: Kind;
  approval: ApprovalFilter;
}

export const nameOf = ({ kind, approval }: List): string => `${kind} ${approval}`;

function useList(moderator: Moderator, list: List | undefined, sizeOf: (list: List) => number) {
  const { kind, approval } = list ?? { kind: 'job', approval: 'pending' };
  const perPage = list ? sizeOf(list) : FIRST_ROWS;
  const query = useQuery({
    ...rowsQuery(moderator, { kind, approval, perPage }),
    enabled: list !== undefined,
    // While more of the same list is read.
    placeholderData: (before: RowList | undefined, { queryKey = [] }: { queryKey?: QueryKey } = {}) =>
      queryKey.includes(kind) && queryKey.includes(approval) ? before : undefined,
  });
  return list && query;
}

/** Several lists, four at most, as one; `useQueries` would be in the scripts of every page. */
export function useLists(
  moderator: Moderator,
  lists: readonly List[],
  sizeOf: (list: List) => number = () => FIRST_ROWS,
): LoadedQuery<RowList[]> {
  const queries = [
    useList(moderator, lists[0], sizeOf),
    useList(moderator, lists[1], sizeOf),
    useList(moderator, lists[2], sizeOf),
    useList(moderator, lists[3], sizeOf),
  ];
  return join(queries.filter((query) => query !== undefined));
}

/** All lists as one: it is loaded once each of them is. */
function join(queries: readonly LoadedQuery<RowList>[]): LoadedQuery<RowList[]> {
  const lists = queries.flatMap(({ data }) => data ?? []);
  return {
    data: lists.length === queries.length ? lists : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
