import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import {
  defaultShouldDehydrateQuery,
  dehydrate,
  onlineManager,
  QueryClient,
  type Query,
} from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type PersistQueryClientOptions,
} from '@tanstack/react-query-persist-client';
import { MINUTE_MS, SECOND_MS, STORED_RESULTS_MAX_AGE_MS } from '#contract/limits.ts';
import { ownStorageKeys, QUERY_CACHE_SHAPE } from '#contract/storage.ts';
import { ApiError } from './api-error.ts';
import { isOnline, onReconnect } from './online.ts';
import { readText, removeKey, writeText } from './storage.ts';
import { createSerializer, trackUse } from './stored-queries.ts';

/** First part of the keys of public reads: only these are kept on the device. */
export const PUBLIC = 'public';
/** First part of the keys of reads with a token: never kept, and dropped on sign-out. */
export const PRIVATE = 'private';

function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiError && error.isTransient && isOnline();
}

/** An answer out of the worker's cache is as old as that copy: it is asked for again at the next chance. */
function toStaleTime({ state }: Query): number {
  const { data } = state;
  const isCopy = typeof data === 'object' && data !== null && 'storedAt' in data && data.storedAt !== null;
  return isCopy ? 0 : MINUTE_MS;
}

/** A query client whose data outlives the page. */
export function createQueryClient(): QueryClient {
  // The worker answers when the network does not, so a query is never paused for being "offline".
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

function shouldKeep(query: Query): boolean {
  return (
    query.queryKey[0] === PUBLIC && query.meta?.['persist'] !== false && defaultShouldDehydrateQuery(query)
  );
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
    maxAge: STORED_RESULTS_MAX_AGE_MS,
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

/** Puts the stored results into the client and keeps them stored from then on. */
export async function keepOnDevice(queryClient: QueryClient): Promise<void> {
  const serialize = createSerializer(trackUse(queryClient.getQueryCache()));
  const options = persistOptions(queryClient, serialize);
  await persistQueryClientRestore(options);
  persistQueryClientSubscribe(options);
  storeBeforeLeaving(queryClient, serialize);
  onlineManager.setEventListener((setOnline) => {
    setOnline(true);
    return onReconnect(() => {
      // The manager announces a change only, so a reconnection is shown to it as one.
      setOnline(false);
      setOnline(true);
    });
  });
}
