import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { get, promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/stores.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The stores of the first version. */
const first = Object.values(stores).filter(
  (name) => name !== stores.applications && name !== stores.applicationCvs,
);

/** A database as a build made it, with a record in each store. */
async function makeDatabase(version: number, names: readonly string[]): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, version);
  opening.addEventListener('upgradeneeded', () => {
    for (const name of names) opening.result.createObjectStore(name);
  });
  const database = await promisifyRequest(opening);
  const writing = database.transaction(names, 'readwrite');
  for (const name of names) writing.objectStore(name).put(`from ${name}`, 'one');
  await promisifyRequest(writing);
  return database;
}

async function readAll(names: readonly StoreName[]) {
  const { openStore } = await import('#platform/storage/database.ts');
  return Promise.all(names.map((name) => get<unknown>('one', openStore(name))));
}

test('a device of the first version keeps all it has, and can store applications', async () => {
  const old = await makeDatabase(1, first);
  old.close();
  expect(await readAll(first)).toEqual(first.map((name) => `from ${name}`));
  const { openDatabase } = await import('#platform/storage/database.ts');
  const database = await openDatabase();
  expect([...database.objectStoreNames].toSorted()).toEqual(Object.values(stores).toSorted());
  expect(database.version).toBe(DATABASE_VERSION);
});

test('a tab of the build before, which is still open, makes way', async () => {
  const old = await makeDatabase(1, first);
  old.addEventListener('versionchange', () => old.close());
  expect(await readAll([stores.letters])).toEqual(['from letters']);
});

test('a device with a later version is read as it is', async () => {
  const later = await makeDatabase(DATABASE_VERSION + 1, [...Object.values(stores), 'later']);
  later.close();
  expect(await readAll([stores.letters, stores.applications])).toEqual(['from letters', 'from applications']);
});

/** A page whose browser first refuses to open the database so many times. */
async function openPage(refusals = 0) {
  const open = vi.spyOn(indexedDB, 'open');
  for (let count = 0; count < refusals; count += 1)
    open.mockImplementationOnce(() => {
      throw new DOMException('refused', 'UnknownError');
    });
  const { openStore } = await import('#platform/storage/database.ts');
  const letters = openStore(stores.letters);
  return {
    open,
    read: () => get<unknown>('one', letters),
    write: (value: string) =>
      letters('readwrite', async (records) => {
        records.put(value, 'one');
        await promisifyRequest(records.transaction);
      }),
  };
}

/** The page's connections, each with a way to end its next transaction. */
function watchTransactions(end: (transaction: IDBTransaction) => void) {
  const begin = IDBDatabase.prototype.transaction;
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...given
  ) {
    const transaction = begin.apply(this, given);
    end(transaction);
    return transaction;
  });
}

test('a connection that was closed without an event is opened once more, for all that use it', async () => {
  const { open, read, write } = await openPage();
  await write('before');
  const { openDatabase } = await import('#platform/storage/database.ts');
  (await openDatabase()).close();
  expect(await Promise.all([write('after'), read(), read()])).toEqual([undefined, 'after', 'after']);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a transaction that the browser aborts, or refuses as unknown, is repeated', async () => {
  const { open, read, write } = await openPage();
  await write('before');
  watchTransactions((transaction) => queueMicrotask(() => transaction.abort()));
  await write('after an abort');
  expect(await read()).toBe('after an abort');
  watchTransactions(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await write('after a refusal');
  expect(await read()).toBe('after a refusal');
  expect(open).toHaveBeenCalledTimes(3);
});

test('a device that refuses twice has refused, and stores again once it opens', async () => {
  const { open, read, write } = await openPage(3);
  await expect(write('lost')).rejects.toThrow('refused');
  await write('stored');
  expect(await read()).toBe('stored');
  expect(open).toHaveBeenCalledTimes(4);
});

test('a full device is not asked twice', async () => {
  const { open, write } = await openPage();
  await write('before');
  const begin = watchTransactions(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(write('after')).rejects.toThrow('full');
  expect([begin.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
});
