import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '#contract/device/stores.ts';

const { device } = vi.hoisted(() => ({ device: { records: new Map<string, unknown>(), isSilent: false } }));

/** A store in memory, whose transactions end at once. */
vi.mock('#platform/storage/database.ts', () => {
  const objects = {
    transaction: { commit: () => undefined },
    get: (key: string) => device.records.get(key),
    put: (value: unknown, key: string) => device.records.set(key, value),
    delete: (key: string) => device.records.delete(key),
    clear: () => device.records.clear(),
  };
  return {
    openStore: () => (_mode: string, work: (records: typeof objects) => unknown) =>
      device.isSilent ? new Promise(() => undefined) : Promise.resolve(work(objects)),
  };
});
vi.mock('idb-keyval', () => ({
  promisifyRequest: (result: unknown) => Promise.resolve(result),
  entries: async () => [...device.records],
}));

class Channel extends EventTarget {
  static readonly all: Channel[] = [];
  readonly heard: unknown[] = [];
  constructor(readonly name: string) {
    super();
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    this.heard.push(data);
  }
}

beforeEach(() => {
  device.records.clear();
  device.isSilent = false;
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const schema = v.object({ version: v.pipe(v.number(), v.minValue(2)), text: v.string() });
const record = (text: string, version = 2) => ({ version, text });

async function openStore() {
  const { createRecordStore } = await import('./record-store.ts');
  const news: (string | null)[] = [];
  const store = createRecordStore({
    at: stores.letters,
    schema,
    version: 2,
    limit: { readonly: 1000, readwrite: 1000 },
    toAsideKey: (key) => `aside:${String(key)}`,
  });
  store.follow((key) => void news.push(key));
  return { store, news };
}

test('a record of a newer app is read, and never written over', async () => {
  const { store } = await openStore();
  device.records.set('a', record('newer', 3));
  expect(await store.read('a')).toEqual(record('newer', 3));
  await expect(store.change('a', () => record('mine'))).rejects.toThrow();
  await store.putAll(new Map(Object.entries({ a: record('mine'), b: record('mine') })));
  expect([...device.records]).toEqual([
    ['a', record('newer', 3)],
    ['b', record('mine')],
  ]);
  expect(await store.change('a', () => null)).toBeUndefined();
  expect([...device.records.keys()]).toEqual(['b']);
});

test('a malformed record is skipped, and moved aside before it is overwritten', async () => {
  const { store } = await openStore();
  device.records.set('a', 'torn').set('b', record('whole'));
  expect([...(await store.readAll()).keys()]).toEqual(['b']);
  await store.change('a', (stored) => (stored === undefined ? record('new') : null));
  expect(device.records.get('a')).toEqual(record('new'));
  expect(device.records.get('aside:a')).toBe('torn');
});

test('other tabs hear of what has changed, and of nothing else', async () => {
  const { store, news } = await openStore();
  await store.change('a', () => undefined);
  await store.change('a', () => record('one'));
  await store.clear();
  const channel = Channel.all.at(-1);
  expect(channel?.heard).toEqual(['a', null]);
  for (const data of ['b', null]) channel?.dispatchEvent(new MessageEvent('message', { data }));
  expect(news).toEqual(['b', null]);
});

test('a device that does not answer in time counts as one that refuses', async () => {
  device.isSilent = true;
  const { store } = await openStore();
  vi.useFakeTimers();
  const refused = expect(store.read('a')).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
});
