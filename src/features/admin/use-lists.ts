import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { adminKeys, rowsQuery, type Kind, type AdminRows } from '#api/admin.ts';
import type { ApprovalFilter } from '#contract/accounts/admin.ts';
import type { LoadedQuery } from '#ui/state/loaded.tsx';

/** The first page size of a list. */
export const FIRST_ROWS = 20;

export interface List {
  kind: Kind;
  approval: ApprovalFilter;
}

export const nameOf = ({ kind, approval }: List): string => `${kind} ${approval}`;

/** Queries several lists as one. */
export function useLists(
  moderatorId: string,
  lists: readonly List[],
  sizeOf: (list: List) => number = () => FIRST_ROWS,
): LoadedQuery<AdminRows[]> {
  const queryClient = useQueryClient();
  return useQueries({
    queries: lists.map((list) => ({
      ...rowsQuery(moderatorId, { ...list, perPage: sizeOf(list) }),
      // Shows the loaded rows while a larger page loads: `useQueries` passes no previous data to `placeholderData`.
      placeholderData: () => findRead(queryClient, moderatorId, list),
    })),
    combine: join,
  });
}

/** The last loaded rows of a list, of any page size. */
function findRead(queryClient: QueryClient, moderatorId: string, { kind, approval }: List) {
  const read = queryClient.getQueriesData<AdminRows>({
    queryKey: [...adminKeys.rows(moderatorId), kind, approval],
  });
  return read.flatMap(([, rows]) => rows ?? []).at(-1);
}

/** Combines the queries: loaded once each of them is. */
function join(queries: readonly LoadedQuery<AdminRows>[]): LoadedQuery<AdminRows[]> {
  const lists = queries.flatMap(({ data }) => data ?? []);
  return {
    data: lists.length === queries.length ? lists : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
