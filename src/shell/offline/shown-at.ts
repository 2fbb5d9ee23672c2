import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { PUBLIC } from '#platform/query/query-client.ts';
import { toServerTime } from '#platform/server-time.ts';

type ShownQuery = Pick<Query, 'queryKey' | 'isActive' | 'meta'> & {
  state: { data: unknown; dataUpdatedAt: number; error: unknown };
};

function fetchedAt({ state: { data, dataUpdatedAt } }: ShownQuery): number {
  const isStored = typeof data === 'object' && data !== null && 'storedAt' in data;
  return isStored && typeof data.storedAt === 'number' ? data.storedAt : toServerTime(dataUpdatedAt);
}

/** When the oldest public answer shown was fetched, ms since the epoch; null without one, or where one failed. */
export function toShownAt(queries: readonly ShownQuery[]): number | null {
  const active = queries.filter(
    (query) =>
      query.queryKey[0] === PUBLIC &&
      // Queries with `meta.isAside` feed controls, such as a form's categories, not the page's content.
      query.meta?.['isAside'] !== true &&
      query.isActive(),
  );
  const shown = active.filter(({ state }) => state.data !== undefined);
  const isMissing = active.some(({ state }) => state.data === undefined && state.error !== null);
  return shown.length === 0 || isMissing ? null : Math.min(...shown.map(fetchedAt));
}

/** {@link toShownAt} of the query cache, updated with it. */
export function useShownAt(): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  return useSyncExternalStore(
    subscribe,
    () => toShownAt(cache.getAll()),
    () => null,
  );
}
