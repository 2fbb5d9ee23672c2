import { IDBFactory } from 'fake-indexeddb';
import { get, promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/stores.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});
afterEach(() => {
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
  const { storeOf } = await import('#platform/storage/database.ts');
  return Promise.all(names.map((name) => get<unknown>('one', storeOf(name))));
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
