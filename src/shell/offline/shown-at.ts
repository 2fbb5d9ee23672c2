import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { PUBLIC } from '#platform/query/query-client.ts';

type ShownQuery = Pick<Query, 'queryKey' | 'isActive' | 'meta'> & {
  state: { data: unknown; dataUpdatedAt: number; error: unknown };
};

function fetchedAt({ state: { data, dataUpdatedAt } }: ShownQuery): number {
  const isStored = typeof data === 'object' && data !== null && 'storedAt' in data;
  return isStored && typeof data.storedAt === 'number' ? data.storedAt : dataUpdatedAt;
}

/** The age of the oldest public answer shown, ms since the epoch; null without one, or where one is missing. */
export function toShownAt(queries: readonly ShownQuery[]): number | null {
  const active = queries.filter(
    (query) =>
      query.queryKey[0] === PUBLIC &&
      // What is aside, as the categories that a form offers, is not what the page shows.
      query.meta?.['isAside'] !== true &&
      query.isActive(),
  );
  const shown = active.filter(({ state }) => state.data !== undefined);
  const isMissing = active.some(({ state }) => state.data === undefined && state.error !== null);
  return shown.length === 0 || isMissing ? null : Math.min(...shown.map(fetchedAt));
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
