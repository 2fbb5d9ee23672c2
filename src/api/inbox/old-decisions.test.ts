import { QueryClient } from '@tanstack/react-query';
import { entries, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { stores } from '#contract/device/stores.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';

const callApi = vi.hoisted(() =>
  vi.fn<(path: string, schema: unknown, options: RequestOptions) => unknown>(),
);
vi.mock('#platform/http/call-api.ts', () => ({ callApi }));

const device = useFakeDevice();
beforeEach(() => {
  callApi.mockReset();
  device.signIn('u1');
});

const toMove = (to: string, version: number) => ({
  id: 'a',
  name: 'Rina Akter',
  to,
  isTold: false,
  madeOn: { state: 'seen', toldState: 'new', version, sentAt: '2026-11-26T08:05:00.000Z' },
});

const application = { id: 'a', version: 3, state: 'shortlisted', jobId: 'j' };

async function openStored() {
  const { openStore } = await import('#platform/storage/database.ts');
  const store = openStore(stores.decisions);
  const shared = { version: 1, jobId: 'j' };
  for (const [key, owner, step, move] of [
    ['u1:1', 'u1', 'waiting', toMove('shortlisted', 2)],
    ['u1:2', 'u1', 'tried', toMove('interview', 2)],
    ['u1:3', 'u1', 'open', toMove('offered', 1)],
    ['u2:1', 'u2', 'waiting', toMove('offered', 1)],
  ] as const)
    await set(key, { ...shared, key, owner, step, moves: [move] }, store);
  const { sendOldDecisions } = await import('./old-decisions.ts');
  return {
    send: () => sendOldDecisions(new QueryClient(), 'u1'),
    keys: async () => (await entries<string, unknown>(store)).map(([key]) => key),
  };
}

test('decisions of an earlier build are sent in their order, each on what the one before has done', async () => {
  const stored = await openStored();
  callApi.mockResolvedValue({ data: { outcomes: [{ id: 'a', outcome: 'done', application }] } });
  expect(await stored.send()).toHaveLength(2);
  const shared = { id: 'a', isTold: false, isUntold: false };
  expect(callApi.mock.calls.map(([, , options]) => options.body)).toEqual([
    { moves: [{ ...shared, to: 'shortlisted', version: 2 }] },
    { moves: [{ ...shared, to: 'interview', version: 3 }] },
  ]);
  expect(await stored.keys()).toEqual(['u2:1']);
});

test('what the server did not answer stays, and leaves the device with its owner', async () => {
  const stored = await openStored();
  callApi.mockRejectedValue(new Error('cut'));
  await expect(stored.send()).rejects.toThrow('cut');
  expect(await stored.keys()).toHaveLength(4);
  const { tidyCopies } = await import('#device/inbox/inbox-copy.ts');
  expect(await tidyCopies()).toBe(true);
  expect(await stored.keys()).toEqual(['u1:1', 'u1:2', 'u1:3']);
  device.texts.delete('token');
  expect(await tidyCopies()).toBe(true);
  expect(await stored.keys()).toEqual([]);
});
