import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { PUBLIC } from '#platform/query/query-client.ts';

type ShownQuery = Pick<Query, 'queryKey' | 'isActive'> & {
  state: { data: unknown; dataUpdatedAt: number };
};

function fetchedAt({ state: { data, dataUpdatedAt } }: ShownQuery): number {
  const isKept = typeof data === 'object' && data !== null && 'storedAt' in data;
  return isKept && typeof data.storedAt === 'number' ? data.storedAt : dataUpdatedAt;
}

/** How old the oldest public answer on screen is, ms since the epoch; null when none is shown. */
export function toShownAt(queries: readonly ShownQuery[]): number | null {
  const shown = queries.filter(
    (query) => query.queryKey[0] === PUBLIC && query.state.data !== undefined && query.isActive(),
  );
  return shown.length === 0 ? null : Math.min(...shown.map(fetchedAt));
}

/** {@link toShownAt} of the page, followed; null where there is no browser. */
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
