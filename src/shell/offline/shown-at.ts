import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { PUBLIC } from '#platform/query/query-client.ts';

type ShownQuery = Pick<Query, 'queryKey' | 'isActive'> & {
  state: { data: unknown; dataUpdatedAt: number };
};

function fetchedAt({ state: { data, dataUpdatedAt } }: ShownQuery): number {
  const isStored = typeof data === 'object' && data !== null && 'storedAt' in data;
  return isStored && typeof data.storedAt === 'number' ? data.storedAt : dataUpdatedAt;
}

/** The age of the oldest public answer shown, ms since the epoch; null without one. */
export function toShownAt(queries: readonly ShownQuery[]): number | null {
  const shown = queries.filter(
    (query) => query.queryKey[0] === PUBLIC && query.state.data !== undefined && query.isActive(),
  );
  return shown.length === 0 ? null : Math.min(...shown.map(fetchedAt));
}

/** {@link toShownAt}, followed. */
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
