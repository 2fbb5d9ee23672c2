import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, STORED_RESULTS_MAX_AGE_MS } from '#contract/limits.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { persistResults } from './persist-results.ts';
import { createQueryClient, PRIVATE, PUBLIC, restoreResults } from './query-client.ts';

const clients: QueryClient[] = [];
const stored = new Map<string, string>();
let leavePage: () => void = () => undefined;

/** Stubs of a browser's storage and `pagehide`. */
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leavePage = listener;
  });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
  vi.unstubAllGlobals();
});

function createClient(): QueryClient {
  const client = createQueryClient();
  clients.push(client);
  return client;
}

/** A page that reads what is stored, stores more and closes. */
async function visit(fill: (client: QueryClient) => void | Promise<void>): Promise<void> {
  const client = createClient();
  persistResults(client);
  await fill(client);
  leavePage();
}

function visitAgain(): QueryClient {
  const client = createClient();
  restoreResults(client);
  return client;
}

test('public results are there on the next visit, as old as they are', async () => {
  const updatedAt = Date.now() - DAY_MS;
  await visit((client) => void client.setQueryData([PUBLIC, 'job', '1'], { title: 'Nurse' }, { updatedAt }));
  const client = visitAgain();
  expect(client.getQueryData([PUBLIC, 'job', '1'])).toEqual({ title: 'Nurse' });
  expect(client.getQueryState([PUBLIC, 'job', '1'])?.dataUpdatedAt).toBe(updatedAt);
});

const fail = (): Promise<never> => Promise.reject(new Error('secret-failure'));

test('nothing that was read with a token, that failed, that was typed or sent is stored', async () => {
  await visit(async (client) => {
    client.setQueryData([PRIVATE, 'user', 'profile'], 'secret-profile');
    client.setQueryData([PUBLIC, 'fine'], 'kept');
    await client
      .fetchQuery({ queryKey: [PUBLIC, 'failed'], queryFn: fail, retry: false })
      .catch(() => undefined);
    const typed = { queryKey: [PUBLIC, 'typed'], queryFn: () => 'secret-fragment', meta: { persist: false } };
    await client.fetchQuery(typed);
    const mutations = client.getMutationCache();
    await mutations
      .build(client, { mutationFn: () => Promise.resolve('secret-answer') })
      .execute({ password: 'secret-password' });
  });
  expect(stored.get(ownStorageKeys.queryCache)).toContain('kept');
  expect(JSON.stringify([...stored])).not.toContain('secret');
});

test('a result older than 14 days is gone, however often the others were renewed', async () => {
  await visit((client) => {
    const updatedAt = Date.now() - STORED_RESULTS_MAX_AGE_MS - DAY_MS;
    client.setQueryData([PUBLIC, 'old'], 'old', { updatedAt });
    client.setQueryData([PUBLIC, 'new'], 'new');
  });
  const client = visitAgain();
  expect(client.getQueryData([PUBLIC, 'new'])).toBe('new');
  expect(client.getQueryData([PUBLIC, 'old'])).toBeUndefined();
});

test.each(['nonsense', '{"buster":"1"}', '{"buster":"0","timestamp":9e99,"clientState":{"queries":[]}}'])(
  'what cannot be read is dropped: %s',
  (text) => {
    stored.set(ownStorageKeys.queryCache, text);
    expect(visitAgain().getQueryCache().getAll()).toEqual([]);
    expect(stored.size).toBe(0);
  },
);

test('a full storage is no error', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await visit((client) => void client.setQueryData([PUBLIC, 'job', '1'], 'x'));
  expect(visitAgain().getQueryCache().getAll()).toEqual([]);
});
