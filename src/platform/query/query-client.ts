import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import type { KnownQuery } from '#contract/http/page-data.ts';
import { MINUTE_MS, STORED_RESULTS_MAX_AGE_MS } from '#contract/limits.ts';
import { ownStorageKeys, QUERY_CACHE_SHAPE } from '#contract/device/storage.ts';
import { ApiError } from '../http/api-error.ts';
import { isOnline, onReconnect } from '../http/online.ts';
import { readText, removeKey } from '../storage/storage.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      persist?: boolean;
      /** The API path, where a page from the server carries the answer: the worker stores it too. */
      path?: string;
      isAside?: boolean;
    };
  }
}

/** First part of the keys of public reads, the only ones stored on the device. */
export const PUBLIC = 'public';
/** First part of the keys of reads with a token: never stored, dropped on sign-out. */
export const PRIVATE = 'private';

function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiError && error.isTransient && isOnline();
}

/** An answer from the worker's cache is stale at once. */
function toStaleTime({ state }: Query): number {
  const { data } = state;
  const isCopy = typeof data === 'object' && data !== null && 'storedAt' in data && data.storedAt !== null;
  return isCopy ? 0 : MINUTE_MS;
}

/** Creates the query client. */
export function createQueryClient(): QueryClient {
  // The worker answers offline, so queries are never paused.
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: toStaleTime,
        gcTime: STORED_RESULTS_MAX_AGE_MS,
        retry: shouldRetry,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

const isTooOld = (at: number): boolean => Date.now() - at >= STORED_RESULTS_MAX_AGE_MS;

/** Adds known answers by their own age; newer ones in the client stay. */
export function fillQueries(queryClient: QueryClient, known: readonly KnownQuery[]): void {
  for (const { key, data, at } of known) {
    const has = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (has < at) queryClient.setQueryData(key, data, { updatedAt: at });
  }
}

/** Restores stored results that are not too old. */
export function restoreResults(queryClient: QueryClient): void {
  const text = readText(ownStorageKeys.queryCache);
  if (text === null) return;
  try {
    const { buster, timestamp, clientState }: PersistedClient = JSON.parse(text);
    const isGood = buster === QUERY_CACHE_SHAPE && !isTooOld(timestamp);
    if (!isGood) removeKey(ownStorageKeys.queryCache);
    const stored = (isGood ? clientState.queries : []).map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      at: state.dataUpdatedAt,
    }));
    fillQueries(
      queryClient,
      stored.filter(({ at }) => !isTooOld(at)),
    );
  } catch {
    removeKey(ownStorageKeys.queryCache);
  }
}

/** Refetches after a reconnection. */
export function followReconnections(): void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(true);
    return onReconnect(() => {
      setOnline(false);
      setOnline(true);
    });
  });
}
