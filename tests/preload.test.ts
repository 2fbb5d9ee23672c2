import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appPaths } from '#contract/http/paths.ts';
import { createQueryClient } from '#platform/query/query-client.ts';
import { lookingAround } from '#platform/session/guard.ts';
import { endSession } from '#platform/session/session-end.ts';
import { startSession } from '#device/account/account-session.ts';
import { createAppRouter } from '#router.tsx';

const stored = new Map<string, string>();
const asked: { url: string; token: string | null }[] = [];

beforeEach(() => {
  stored.clear();
  asked.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, token: new Headers(init.headers).get('authorization') });
    return Promise.resolve(Response.json({ success: true, data: { job: { _id: 'j1', title: 'Nurse' } } }));
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

/** Input on a job's link. */
async function touchLink(): Promise<void> {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory());
  await router.preloadRoute({ to: appPaths.jobDetails, search: { id: 'j1' } });
  const states = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
  await expect.poll(states).toEqual(['success']);
  queryClient.clear();
}

test('touching the link to a job asks for nothing where it leads to sign-in', async () => {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory());
  await router.preloadRoute({ to: appPaths.jobDetails, search: { id: 'j1' } });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('touching the link to a job asks for it as anyone reads it', async () => {
  lookingAround.set();
  await touchLink();
  expect(asked).toEqual([{ url: '/api/v1/jobs/j1', token: null }]);
});

test('for who is signed in it asks with the token, as the page then does', async () => {
  const user = {
    _id: 'u1',
    firstName: 'Rina',
    lastName: 'Akter',
    email: 'rina@example.com',
    phoneNumber: '',
  };
  startSession({ user, token: 'secret' });
  await touchLink();
  expect(asked).toEqual([{ url: '/api/v1/jobs/j1?view=detailed', token: 'Bearer secret' }]);
});

test('touching opens nothing: the chosen job stays', async () => {
  stored.set('selectedJobId', 'before');
  await touchLink();
  expect(stored.get('selectedJobId')).toBe('before');
});
