import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { createStore, entries, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores, type StoreName } from '#contract/device/stores.ts';
import { countLeft, cv, draft, letter, oldRows, writeOldDatabases } from './support/old-databases.ts';

const old = Object.entries(oldRows);
let pages = 1;

/** A worker of this build. */
const worker = {
  postMessage(message: unknown, [port]: readonly MessagePort[]) {
    expect(message).toEqual({ type: 'COUNT_PAGES' });
    port?.postMessage(pages);
    port?.close();
  },
};

/** A tab of the device, until it is killed. */
interface Run {
  databases: IDBFactory;
  /** The step in a database before which it is killed. */
  killedBefore: number;
  steps: number;
  open: Set<IDBTransaction>;
}
const startRun = (databases: IDBFactory, killedBefore = Infinity): Run => ({
  databases,
  killedBefore,
  steps: 0,
  open: new Set(),
});

/** A page still moves records after its test: it must not find those of the next test's device. */
const runs = new AsyncLocalStorage<Run>();

function thisRun(): Run {
  const run = runs.getStore();
  if (!run) throw new Error('Nothing runs on a device.');
  return run;
}

const ownDatabases = new Proxy(
  {},
  {
    get(_none, name) {
      const { databases } = thisRun();
      const value: unknown = Reflect.get(databases, name);
      return typeof value === 'function' ? (value.bind(databases) as unknown) : value;
    },
  },
);

beforeEach(() => {
  pages = 1;
  vi.stubGlobal('indexedDB', ownDatabases);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { controller: worker } });
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Runs a test on a new device that has the databases of earlier builds. */
const testOnDevice = (name: string, body: () => Promise<void>) =>
  test(name, () =>
    runs.run(startRun(new IDBFactory()), async () => {
      await writeOldDatabases();
      await body();
    }),
  );

/** Another page, or the next. */
async function openPage() {
  vi.resetModules();
  return import('#platform/storage/device-database.ts');
}

async function readAll({ openStore }: Awaited<ReturnType<typeof openPage>>) {
  const names: readonly StoreName[] = Object.values(stores);
  const read = names.map(
    async (name) => [name, await entries<IDBValidKey, unknown>(openStore(name))] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

const sortedRows = (rows: readonly (readonly [IDBValidKey, unknown])[]) =>
  rows.toSorted(([one], [other]) => indexedDB.cmp(one, other));
const all = Object.fromEntries(old.map(([, { now, rows }]) => [now, rows]));
const expectAll = (read: Record<string, [IDBValidKey, unknown][]>) => {
  for (const [name, rows] of Object.entries(all))
    expect([name, read[name]]).toEqual([name, sortedRows(rows)]);
};

const listDatabases = async () => (await indexedDB.databases()).map(({ name }) => name);
/** Waits until the only open page has moved all records and deleted the empty databases. */
const untilOne = () => expect.poll(listDatabases, { interval: 1 }).toEqual(['kaj']);

testOnDevice('a device has all that the builds before stored, in one database', async () => {
  expectAll(await readAll(await openPage()));
  await untilOne();
});

testOnDevice('the app reads what was moved', async () => {
  await openPage();
  const { savedJobStore } = await import('#device/saved-jobs/saved-job-store.ts');
  const { letterStore } = await import('#device/letters/letter.ts');
  const { cvStore } = await import('#device/cvs/cv.ts');
  const { alertStore } = await import('#device/alerts/alert-record.ts');
  const { reportStore } = await import('#device/reports/report.ts');
  const { downloadedCvStore } = await import('#features/resumes/downloads/downloaded-cv.ts');
  const { downloadStore, upgradeOldDownloads } = await import('#features/resumes/downloads/store.ts');
  const { readDrafts } = await import('#device/drafts/device.ts');
  const { readUnsent } = await import('#device/figures/stored-events.ts');
  const { readOfflineRecords } = await import('#device/offline-searches/store.ts');
  expect((await savedJobStore.read('job-1'))?.stage).toBe('sent');
  expect((await letterStore.read('job-1'))?.body).toBe('Dear Padma Care');
  expect((await cvStore.read('cv-1'))?.fields.fullName).toBe('Rina Das');
  expect((await alertStore.read('0'.repeat(24)))?.state).toBe('active');
  expect((await reportStore.read('job-1'))?.step).toBe('waiting');
  expect((await downloadedCvStore.readAll()).size).toBe(1);
  expect(await readDrafts('u1:post-job')).toHaveLength(2);
  expect(await readUnsent(Date.parse('2026-11-26T06:00:00Z'))).toHaveLength(1);
  expect((await readOfflineRecords()).jobs.size).toBe(22);
  await upgradeOldDownloads();
  expect([...(await downloadStore.readAll()).values()]).toMatchObject([{ phase: 'paused' }]);
});

/** Kills a run before its step: nothing follows, and open transactions are aborted. */
function step(): void {
  const run = thisRun();
  run.steps += 1;
  if (run.steps < run.killedBefore) return;
  for (const transaction of run.open) {
    try {
      transaction.abort();
    } catch {
      // It has ended.
    }
  }
  run.open.clear();
  throw new Error('killed');
}

function countSteps(): void {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begin(
    this: IDBDatabase,
    ...args
  ) {
    // The library opens a database with one.
    const [, mode = ''] = args;
    if (!/versionchange/.test(mode)) step();
    const begun = transaction.apply(this, args);
    thisRun().open.add(begun);
    return begun;
  });
  for (const name of ['get', 'put', 'delete'] as const) {
    const original: (...args: never[]) => unknown = IDBObjectStore.prototype[name];
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function act(
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      step();
      return Reflect.apply(original, this, args);
    });
  }
}

/** A page that uses every kind of records. */
async function usePage(): Promise<void> {
  const { openStore } = await openPage();
  for (const name of Object.values(stores)) await openStore(name)('readonly', () => true).catch(() => false);
}

/** @returns whether the page was killed */
async function testKill(killedBefore: number): Promise<boolean> {
  const databases = new IDBFactory();
  await runs.run(startRun(databases), writeOldDatabases);
  const killed = startRun(databases, killedBefore);
  await runs.run(killed, usePage);
  await runs.run(startRun(databases), async () => {
    expectAll(await readAll(await openPage()));
    await untilOne();
  });
  return killed.steps >= killedBefore;
}

test('a page that ends at any step leaves all for the next one', async () => {
  countSteps();
  let nth = 1;
  while (await testKill(nth)) nth += 1;
  expect(nth).toBeGreaterThan(100);
}, 120_000);

testOnDevice('pages that start at once move everything once', async () => {
  const [one, other] = [await openPage(), await openPage()];
  for (const read of await Promise.all([readAll(one), readAll(other)])) expectAll(read);
});

testOnDevice(
  'a tab of an earlier build still works, and its writes are moved at the next start',
  async () => {
    pages = 2;
    const tab = {
      letters: createStore('kaj-letters', 'letters'),
      cvs: createStore('kaj-own-cvs', 'cvs'),
      drafts: createStore('kaj-drafts', 'forms'),
    };
    expect(await get('job-1', tab.letters)).toEqual(letter);
    const page = await openPage();
    expectAll(await readAll(page));
    await expect.poll(countLeft).toBe(0);

    await set('cv-1', { ...cv, name: 'Hers', changedAt: 20 }, page.openStore(stores.ownCvs));
    await set('cv-1', { ...cv, name: 'His', changedAt: 15 }, tab.cvs);
    await set('job-1', { ...letter, body: 'Dear all', changedAt: 30 }, tab.letters);
    await set('u1:post-job', { ...draft, value: { title: 'Typed in the old tab' }, at: 40 }, tab.drafts);
    // Another of its tabs opens the same database at once.
    expect(await get('job-1', createStore('kaj-letters', 'letters'))).toMatchObject({ body: 'Dear all' });

    const { openStore } = await openPage();
    expect(await get('job-1', openStore(stores.letters))).toMatchObject({ body: 'Dear all' });
    expect(await entries(openStore(stores.ownCvs))).toMatchObject([
      ['cv-1', { id: 'cv-1', name: 'Hers' }],
      ['cv-1-15', { id: 'cv-1-15', name: 'His' }],
    ]);
    expect(await entries(openStore(stores.drafts))).toMatchObject([
      ['u1:post-job', { value: { title: 'Typed in the old tab' } }],
      ['u1:post-job#9', { value: { title: 'Night cook' } }],
      ['u1:post-job#tab', { value: { title: 'Day cook' } }],
    ]);
    await expect.poll(countLeft).toBe(0);
    expect(await listDatabases()).toHaveLength(old.length + 1);
  },
);

testOnDevice('a kind that the device refuses keeps its old database, and the others move', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(this: IDBObjectStore, ...args) {
    if (this.name === stores.downloadedCvs) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
  const { openStore } = await openPage();
  await expect(entries(openStore(stores.downloadedCvs))).rejects.toThrow('full');
  expect(await entries(openStore(stores.letters))).toHaveLength(2);
  await expect.poll(listDatabases).toEqual(['kaj-cvs', 'kaj']);
  vi.restoreAllMocks();
  expect(await entries(openStore(stores.downloadedCvs))).toHaveLength(1);
});

testOnDevice(
  'a tab of a later build upgrades or deletes the database without waiting for this one',
  async () => {
    const { openStore } = await openPage();
    const letters = openStore(stores.letters);
    expect(await entries(letters)).toHaveLength(2);
    const deleting = indexedDB.deleteDatabase('kaj');
    const blocked = vi.fn<() => void>();
    deleting.addEventListener('blocked', blocked);
    await new Promise((resolve) => deleting.addEventListener('success', resolve));
    expect(blocked).not.toHaveBeenCalled();
    expect(await entries(letters)).toEqual([]);
  },
);
