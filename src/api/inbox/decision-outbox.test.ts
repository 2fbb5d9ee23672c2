import { beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { Decisions, type InboxApplication } from '#contract/applications/application.ts';
import type { ApplicationState } from '#contract/applications/states.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';
import type { StoredMove } from '#device/inbox/decision.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';

/** What the server has, and what it does to requests. */
const server = {
  rows: new Map<string, InboxApplication>(),
  requests: [] as { to: string; version: number }[][],
  /** What happened to rows, in its order. */
  done: [] as string[],
  failure: null as 'cut' | 'answer lost' | 401 | 400 | null,
};

const addRow = (id: string, state: ApplicationState, version = 1): void =>
  void server.rows.set(id, {
    id,
    receipt: '7K3M-Q9XD',
    jobId: 'j',
    sentAt: '2026-11-26T08:05:00.000Z',
    state,
    stateAt: '2026-11-26T08:05:00.000Z',
    version,
    toldState: 'new',
    name: 'Rina Akter',
    phone: '01712345678',
    email: 'rina@example.com',
  });

function decideOne({ id, to, version }: { id: string; to: ApplicationState; version: number }) {
  const row = server.rows.get(id);
  if (row === undefined) return { id, outcome: 'gone', application: null };
  if (row.state === to) return { id, outcome: 'done', application: row };
  if (row.version !== version) return { id, outcome: 'changed', application: row };
  addRow(id, to, version + 1);
  server.done.push(to);
  return { id, outcome: 'done', application: server.rows.get(id) };
}

vi.mock('#platform/http/call-api.ts', () => ({
  callApi: async (_path: string, _schema: unknown, { body }: RequestOptions) => {
    const { ApiError } = await import('#platform/http/api-error.ts');
    const { failure } = server;
    if (failure === 'cut') throw new ApiError('unreachable', failure);
    if (typeof failure === 'number') throw new ApiError('http', `status ${failure}`, { status: failure });
    const { moves } = v.parse(Decisions, body);
    server.requests.push(moves.map(({ to, version }) => ({ to, version })));
    const outcomes = moves.map(decideOne);
    if (failure === 'answer lost') throw new ApiError('unreachable', failure);
    return { data: { outcomes } };
  },
}));

const device = useFakeDevice();
beforeEach(() => {
  server.rows.clear();
  server.requests = [];
  server.done = [];
  server.failure = null;
  device.signIn('u1');
});

const owner = { token: 'token of u1', userId: 'u1' };

const toMove = (from: ApplicationState, to: ApplicationState, id = 'a', version = 1): StoredMove => ({
  id,
  name: 'Rina Akter',
  to,
  isTold: false,
  madeOn: { state: from, toldState: 'new', version },
});

/** A page of the device, with what it says of the network. */
async function openPage() {
  const outbox = await import('./decision-outbox.ts');
  const { decisionStore } = await import('#device/inbox/decision.ts');
  const { takeBack } = await import('#device/inbox/decision-writes.ts');
  return {
    ...outbox,
    takeBack,
    decide: (...moves: StoredMove[]) => outbox.decide(owner, { jobId: 'j', moves }),
    read: async () => [...(await decisionStore.readAll()).values()],
  };
}
const stateOf = (id = 'a') => server.rows.get(id)?.state;

test('a decision is sent, and nothing of it stays', async () => {
  addRow('a', 'seen');
  const page = await openPage();
  const decided: string[] = [];
  page.onDecided((rows) => decided.push(...rows.map(({ state }) => state)));
  await page.decide(toMove('seen', 'shortlisted'));
  await expect.poll(page.read).toEqual([]);
  expect([stateOf(), decided]).toEqual(['shortlisted', ['shortlisted']]);
  await page.sendDecisions();
  expect(device.texts.has(deviceStorageKeys.decisionsWaiting)).toBe(false);
});

test('decisions that wait are sent in their order by the next page, each on what the one before has done', async () => {
  addRow('a', 'seen');
  const page = await openPage();
  server.failure = 'cut';
  await page.decide(toMove('seen', 'shortlisted'));
  await page.decide(toMove('shortlisted', 'interview'));
  expect(device.texts.has(deviceStorageKeys.decisionsWaiting)).toBe(true);
  vi.resetModules();
  server.failure = null;
  const next = await openPage();
  await next.sendDecisions();
  await expect.poll(next.read).toEqual([]);
  expect(stateOf()).toBe('interview');
  expect(server.done).toEqual(['shortlisted', 'interview']);
});

test('what is decided while another tab signs out is sent at once, or not said to be saved', async () => {
  addRow('a', 'seen');
  const page = await openPage();
  device.texts.delete('token');
  await page.decide(toMove('seen', 'shortlisted'));
  expect([stateOf(), await page.read()]).toEqual(['shortlisted', []]);
  server.failure = 401;
  await expect(page.decide(toMove('shortlisted', 'interview', 'a', 2))).rejects.toThrow('signed out');
  expect([stateOf(), await page.read()]).toEqual(['shortlisted', []]);
});

test('a lost answer is asked for again, and nothing happens twice', async () => {
  addRow('a', 'seen');
  const page = await openPage();
  server.failure = 'answer lost';
  await page.decide(toMove('seen', 'shortlisted'));
  await expect.poll(() => server.requests).toHaveLength(1);
  server.failure = null;
  await page.sendDecisions();
  await expect.poll(page.read).toEqual([]);
  expect([stateOf(), server.rows.get('a')?.version]).toEqual(['shortlisted', 2]);
});

test('what somebody else decided is not overwritten; what they only read is decided', async () => {
  addRow('a', 'interview', 5);
  addRow('b', 'seen', 5);
  const page = await openPage();
  await page.decide(toMove('new', 'notSelected'), toMove('new', 'shortlisted', 'b'));
  await expect
    .poll(page.read)
    .toMatchObject([
      { step: 'open', moves: [{ id: 'a', problem: 'changed', theirs: { state: 'interview', version: 5 } }] },
    ]);
  expect([stateOf('a'), stateOf('b')]).toEqual(['interview', 'shortlisted']);
  expect(server.requests.map((moves) => moves.length)).toEqual([2, 1]);
});

test('an application that is gone is reported, a refused request too', async () => {
  const page = await openPage();
  await page.decide(toMove('seen', 'shortlisted'));
  await expect.poll(page.read).toMatchObject([{ step: 'open', moves: [{ problem: 'gone' }] }]);
  addRow('b', 'seen');
  server.failure = 400;
  await page.decide(toMove('seen', 'shortlisted', 'b'));
  await expect
    .poll(page.read)
    .toMatchObject([{}, { step: 'open', moves: [{ id: 'b', problem: 'refused' }] }]);
  expect(stateOf('b')).toBe('seen');
});

test('it waits for the session of its owner', async () => {
  addRow('a', 'seen');
  const page = await openPage();
  server.failure = 401;
  await page.decide(toMove('seen', 'shortlisted'));
  await expect.poll(page.read).toMatchObject([{ step: 'tried' }]);
  server.failure = null;
  vi.resetModules();
  device.signIn('u2');
  const others = await openPage();
  await others.sendDecisions();
  expect(stateOf()).toBe('seen');
  vi.resetModules();
  device.signIn('u1');
  const mine = await openPage();
  await mine.sendDecisions();
  expect(stateOf()).toBe('shortlisted');
});

test('it waits until the server is known to have the extensions', async () => {
  addRow('a', 'seen');
  const textContent = JSON.stringify({ apiHost: 'https://api.example' });
  vi.stubGlobal('document', { hidden: false, getElementById: () => ({ textContent }) });
  const page = await openPage();
  const key = await page.decide(toMove('seen', 'shortlisted'));
  await page.sendDecisions();
  expect(await page.read()).toMatchObject([{ key, step: 'waiting' }]);
  expect(server.requests).toEqual([]);
  const { noteServer } = await import('#platform/http/server-extensions.ts');
  noteServer('https://api.example/api/v1/jobs', new Headers({ [API_HEADER]: '1' }), 0);
  await page.sendDecisions();
  expect(stateOf()).toBe('shortlisted');
});

test('it is taken back without a trace while the device is offline, and not once it may have arrived', async () => {
  addRow('a', 'seen');
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('document', { hidden: false });
  const { checkConnection } = await import('#platform/http/online.ts');
  await checkConnection();
  const page = await openPage();
  const key = await page.decide(toMove('seen', 'shortlisted'));
  expect(await page.takeBack(key)).toBe(true);
  expect(await page.read()).toEqual([]);
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  const online = await openPage();
  server.failure = 'answer lost';
  const sent = await online.decide(toMove('seen', 'shortlisted'));
  await expect.poll(() => server.requests).toHaveLength(1);
  expect(await online.takeBack(sent)).toBe(false);
});

test('a device that stores nothing sends at once, or says that it could not', async () => {
  addRow('a', 'seen');
  const page = await openPage();
  device.fill();
  await page.decide(toMove('seen', 'shortlisted'));
  expect(stateOf()).toBe('shortlisted');
  server.failure = 'cut';
  await expect(page.decide(toMove('shortlisted', 'interview', 'a', 2))).rejects.toThrow('cut');
  const { knownDecisions } = await import('#device/inbox/decisions.ts');
  expect([...knownDecisions()]).toEqual([]);
});

test('what the server answers is in the copy on the device', async () => {
  addRow('a', 'seen');
  const page = await openPage();
  const { readApplicationCopies, storePage } = await import('#device/inbox/inbox-copy.ts');
  const counts = { new: 0, seen: 1, shortlisted: 0, interview: 0, offered: 0, notSelected: 0 };
  const data = { applications: [...server.rows.values()], counts, pagination: { totalPages: 1, page: 1 } };
  await storePage('u1', 'j', { data, isWhole: true });
  await page.decide(toMove('seen', 'shortlisted'));
  await expect.poll(page.read).toEqual([]);
  expect(await readApplicationCopies('u1', 'j')).toMatchObject([
    { application: { state: 'shortlisted', version: 2 } },
  ]);
});

test('a session that ran out keeps decisions, a revoked one does not', async () => {
  const page = await openPage();
  server.failure = 'cut';
  await page.decide(toMove('seen', 'shortlisted'));
  const { hasWaitingDecisions, tidyDecisions } = await import('#device/inbox/decision-writes.ts');
  expect([await hasWaitingDecisions('u1'), await hasWaitingDecisions('u2')]).toEqual([true, false]);
  device.texts.delete('token');
  device.texts.set('kaj:session-over', 'u1');
  await tidyDecisions();
  expect(await page.read()).toHaveLength(1);
  device.texts.set('kaj:session-over', 'u1 revoked');
  await tidyDecisions();
  expect(await page.read()).toEqual([]);
});
