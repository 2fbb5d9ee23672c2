import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Receipt } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import { makeReceipt } from '../../../tests/support/make.ts';

const receipt = makeReceipt({ state: 'seen' });
const withdrawn: Receipt = { ...receipt, state: 'withdrawn', canWithdraw: false };

const { requests, noted } = vi.hoisted(() => ({ requests: [] as string[], noted: [] as string[] }));
vi.mock('#platform/http/call-api.ts', () => ({
  callApi: async (path: string, _schema: unknown, { method = 'GET', as }: RequestOptions) => {
    requests.push(`${method} ${path} ${as ?? ''}`);
    return { data: method === 'GET' ? { applications: [receipt] } : { application: withdrawn } };
  },
}));
vi.mock('#device/application-writes.ts', () => ({
  noteReceipts: async (receipts: readonly Receipt[]) =>
    void noted.push(receipts.map(({ state }) => state).join()),
}));

beforeEach(() => {
  requests.length = 0;
  noted.length = 0;
  vi.stubGlobal('navigator', {});
  return () => vi.unstubAllGlobals();
});

/** With the mocks, whatever an earlier file of the run has loaded late. */
async function open() {
  vi.resetModules();
  return import('./own-applications.ts');
}

test('what the server tells of applications is noted on the device', async () => {
  const { ownApplicationsQuery, withdrawApplication } = await open();
  const client = new QueryClient();
  expect(await client.fetchQuery(ownApplicationsQuery('u1'))).toEqual([receipt]);
  expect(await withdrawApplication('a1', 'u1')).toEqual(withdrawn);
  expect(requests).toEqual([`GET ${applicationPaths.list} u1`, `POST ${applicationPaths.withdraw('a1')} u1`]);
  expect(noted).toEqual(['seen', 'withdrawn']);
});

test('nobody who is signed out asks', async () => {
  const { ownApplicationsQuery } = await open();
  expect(ownApplicationsQuery('').enabled).toBe(false);
});
