import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { idbStores } from '#contract/device/late-storage.ts';
import type { Version } from './answer.ts';
import type { Bytes } from './bytes.ts';
import { joinParts, readRecord, type DownloadPart, type DownloadRecord } from './record.ts';
import { inTime } from '#platform/http/in-time.ts';

/** The device's store of downloads that are not whole yet: a record each, and the bytes in parts. Everything may reject. */

/** A change to what is kept of one file. */
export type PartChange =
  | { kind: 'append'; at: number; bytes: Bytes; version: Version }
  | { kind: 'truncate'; to: number; version: Version };

const { database, store: storeName } = idbStores.downloadParts;
let opened: UseStore | undefined;

/** One transaction. @throws when the device refuses, or does not answer in time */
function transact<T>(mode: IDBTransactionMode, work: (objects: IDBObjectStore) => Promise<T>): Promise<T> {
  opened ??= createStore(database, storeName);
  return inTime(opened(mode, work));
}

const toRecordKey = (path: string): IDBValidKey => ['download', path];
const toPartKey = (path: string, at: number): IDBValidKey => ['part', path, at];
/** Every part of a file from a byte on; arrays come after numbers. */
const toPartRange = (path: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound(toPartKey(path, from), ['part', path, []]);

/** Asks for the end of it at once: a page that is going waits for nothing. */
function finish(objects: IDBObjectStore): Promise<void> {
  objects.transaction.commit();
  return promisifyRequest(objects.transaction);
}

export async function readRecords(): Promise<DownloadRecord[]> {
  const range = IDBKeyRange.bound(['download'], ['download', []]);
  const values = await transact('readonly', (objects) => promisifyRequest<unknown[]>(objects.getAll(range)));
  return values.flatMap((value) => readRecord(value) ?? []);
}

/** A record with the bytes that are there; null when there is none, or one of a newer app. */
export async function readKept(path: string): Promise<{ record: DownloadRecord; pieces: Bytes[] } | null> {
  return transact('readonly', async (objects) => {
    const asked = promisifyRequest<unknown>(objects.get(toRecordKey(path)));
    const parts = promisifyRequest<unknown[]>(objects.getAll(toPartRange(path, 0)));
    const value = await asked;
    const record = value === undefined ? null : readRecord(value);
    return record && { record, pieces: joinParts(await parts) };
  });
}

/** Puts a record in its place; its parts stay. @throws also when a newer app's stands there, which is left alone */
export async function putRecord(record: DownloadRecord): Promise<void> {
  await transact('readwrite', async (objects) => {
    const before = await promisifyRequest<unknown>(objects.get(toRecordKey(record.path)));
    if (before !== undefined && readRecord(before) === null) throw new Error('of a newer app');
    objects.put(record, toRecordKey(record.path));
    return finish(objects);
  });
}

/** The part that reaches over a byte ends there from now on; those behind it go. */
async function truncate(objects: IDBObjectStore, path: string, to: number): Promise<void> {
  const before = IDBKeyRange.bound(toPartKey(path, 0), toPartKey(path, to), false, true);
  const cursor = await promisifyRequest(objects.openCursor(before, 'prev'));
  objects.delete(toPartRange(path, to));
  const part: DownloadPart | undefined = cursor?.value;
  if (part === undefined || part.at + part.bytes.length <= to) return;
  objects.put({ ...part, bytes: part.bytes.slice(0, to - part.at) }, toPartKey(path, part.at));
}

/**
 * Makes changes in one go, with the record that describes what is then there.
 * @returns false when the record is gone or another page's by now: nothing is changed then
 */
export async function writeChanges(record: DownloadRecord, changes: readonly PartChange[]): Promise<boolean> {
  const { path, writer } = record;
  return transact('readwrite', async (objects) => {
    const before = await promisifyRequest<unknown>(objects.get(toRecordKey(path)));
    if (before === undefined || readRecord(before)?.writer !== writer) return false;
    for (const change of changes) {
      if (change.kind === 'truncate') await truncate(objects, path, change.to);
      else objects.put({ kind: 'part', at: change.at, bytes: change.bytes }, toPartKey(path, change.at));
    }
    objects.put(record, toRecordKey(path));
    await finish(objects);
    return true;
  });
}

export async function dropDownload(path: string): Promise<void> {
  await transact('readwrite', async (objects) => {
    objects.delete(toRecordKey(path));
    objects.delete(toPartRange(path, 0));
    return finish(objects);
  });
}

export async function clearDownloads(): Promise<void> {
  await transact('readwrite', async (objects) => {
    objects.clear();
    return finish(objects);
  });
}
