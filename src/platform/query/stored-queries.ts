import type { QueryCache } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';

/** Characters of stored results; about a tenth of what browsers grant, so that writing stays quick. */
const MAX_STORED_CHARS = 500_000;
const MAX_STORED_QUERIES = 60;

type StoredQuery = PersistedClient['clientState']['queries'][number];

/** Follows which results are looked at. @returns ms since the epoch of the last use of a query, by its hash */
export function trackUse(cache: QueryCache): (queryHash: string) => number {
  const inUse = cache.getAll().filter((query) => query.isActive());
  const lastUsed = new Map<string, number>(inUse.map(({ queryHash }) => [queryHash, Date.now()]));
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') lastUsed.set(query.queryHash, Date.now());
    else if (type === 'removed') lastUsed.delete(query.queryHash);
  });
  return (queryHash) => lastUsed.get(queryHash) ?? 0;
}

/**
 * The results to keep as JSON: least recently used go first until the rest fits. Each result is written
 * once, so the work is bounded however much there is.
 */
export function createSerializer(lastUseOf: (queryHash: string) => number) {
  const usedAt = (query: StoredQuery) => Math.max(query.state.dataUpdatedAt, lastUseOf(query.queryHash));
  return ({ clientState, ...client }: PersistedClient): string => {
    const queries = clientState.queries
      .toSorted((a, b) => usedAt(b) - usedAt(a))
      .slice(0, MAX_STORED_QUERIES);
    const kept: string[] = [];
    let room = MAX_STORED_CHARS;
    for (const query of queries) {
      const text = JSON.stringify(query);
      if (text.length <= room) kept.push(text);
      room -= text.length;
      if (room <= 0) break;
    }
    const head = JSON.stringify(client).slice(0, -1);
    return `${head},"clientState":{"mutations":[],"queries":[${kept.join(',')}]}}`;
  };
}
