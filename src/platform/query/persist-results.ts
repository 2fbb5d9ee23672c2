import {
  type QueryCache,
  defaultShouldDehydrateQuery,
  dehydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import {
  type PersistedClient,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  type PersistQueryClientOptions,
} from '@tanstack/react-query-persist-client';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { SECOND_MS } from '#contract/limits.ts';
import { ownStorageKeys, QUERY_CACHE_SHAPE } from '#contract/device/storage.ts';
import { PUBLIC } from './query-client.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

/** About a tenth of localStorage's usual quota of 5 MB, so that writing stays quick. */
const MAX_STORED_CHARS = 500_000;
const MAX_STORED_QUERIES = 60;

type StoredQuery = PersistedClient['clientState']['queries'][number];

/** @returns ms since the epoch when a query was last used, by its hash */
function trackUse(cache: QueryCache): (queryHash: string) => number {
  const inUse = cache.getAll().filter((query) => query.isActive());
  const lastUsed = new Map<string, number>(inUse.map(({ queryHash }) => [queryHash, Date.now()]));
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') lastUsed.set(query.queryHash, Date.now());
    else if (type === 'removed') lastUsed.delete(query.queryHash);
  });
  return (queryHash) => lastUsed.get(queryHash) ?? 0;
}

/** Writes results as JSON, the least recently used dropped first. */
export function createSerializer(lastUseOf: (queryHash: string) => number) {
  const usedAt = (query: StoredQuery) => Math.max(query.state.dataUpdatedAt, lastUseOf(query.queryHash));
  return ({ clientState, ...client }: PersistedClient): string => {
    const queries = clientState.queries
      .toSorted((a, b) => usedAt(b) - usedAt(a))
      .slice(0, MAX_STORED_QUERIES);
    const texts: string[] = [];
    let left = MAX_STORED_CHARS;
    for (const query of queries) {
      const text = JSON.stringify(query);
      if (text.length <= left) texts.push(text);
      left -= text.length;
      if (left <= 0) break;
    }
    const head = JSON.stringify(client).slice(0, -1);
    return `${head},"clientState":{"mutations":[],"queries":[${texts.join(',')}]}}`;
  };
}

function shouldPersist(query: Query): boolean {
  return query.queryKey[0] === PUBLIC && query.meta?.persist !== false && defaultShouldDehydrateQuery(query);
}

const safeStorage = {
  getItem: readText,
  removeItem: removeKey,
  setItem(key: string, value: string): void {
    // A full storage leaves the older copy in place.
    writeText(key, value);
  },
};

const buster = QUERY_CACHE_SHAPE;
const dehydrateOptions = { shouldDehydrateQuery: shouldPersist, shouldDehydrateMutation: () => false };

type Serialize = ReturnType<typeof createSerializer>;

function persistOptions(queryClient: QueryClient, serialize: Serialize): PersistQueryClientOptions {
  const key = ownStorageKeys.queryCache;
  return {
    queryClient,
    persister: createSyncStoragePersister({ storage: safeStorage, key, throttleTime: SECOND_MS, serialize }),
    buster,
    dehydrateOptions,
  };
}

/** The persister writes once a second at most, so the rest is written as the page closes. */
function storeBeforeLeaving(queryClient: QueryClient, serialize: Serialize): void {
  addEventListener('pagehide', () => {
    const clientState = dehydrate(queryClient, dehydrateOptions);
    safeStorage.setItem(ownStorageKeys.queryCache, serialize({ buster, timestamp: Date.now(), clientState }));
  });
}

/** Stores public results from now on. */
export function persistResults(queryClient: QueryClient): void {
  const serialize = createSerializer(trackUse(queryClient.getQueryCache()));
  const options = persistOptions(queryClient, serialize);
  void persistQueryClientSave(options);
  persistQueryClientSubscribe(options);
  storeBeforeLeaving(queryClient, serialize);
}
