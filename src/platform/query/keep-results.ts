import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { defaultShouldDehydrateQuery, dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientSave,
  persistQueryClientSubscribe,
  type PersistQueryClientOptions,
} from '@tanstack/react-query-persist-client';
import { SECOND_MS } from '#contract/limits.ts';
import { ownStorageKeys, QUERY_CACHE_SHAPE } from '#contract/device/storage.ts';
import { PUBLIC } from './query-client.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';
import { createSerializer, trackUse } from './stored-queries.ts';

/** Loaded once the first screen stands: writing the results that outlive the page. */

function shouldKeep(query: Query): boolean {
  return query.queryKey[0] === PUBLIC && query.meta?.persist !== false && defaultShouldDehydrateQuery(query);
}

const safeStorage = {
  getItem: readText,
  removeItem: removeKey,
  setItem(key: string, value: string): void {
    // A full storage keeps the older copy rather than none; nothing here may reach the page as an error.
    writeText(key, value);
  },
};

const buster = QUERY_CACHE_SHAPE;
const dehydrateOptions = { shouldDehydrateQuery: shouldKeep, shouldDehydrateMutation: () => false };

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

/** The persister writes once a second at most; what it still owes is written before the page goes. */
function storeBeforeLeaving(queryClient: QueryClient, serialize: Serialize): void {
  addEventListener('pagehide', () => {
    const clientState = dehydrate(queryClient, dehydrateOptions);
    safeStorage.setItem(ownStorageKeys.queryCache, serialize({ buster, timestamp: Date.now(), clientState }));
  });
}

/** Keeps the results stored from now on, those that are here already included. */
export function keepResults(queryClient: QueryClient): void {
  const serialize = createSerializer(trackUse(queryClient.getQueryCache()));
  const options = persistOptions(queryClient, serialize);
  void persistQueryClientSave(options);
  persistQueryClientSubscribe(options);
  storeBeforeLeaving(queryClient, serialize);
}
