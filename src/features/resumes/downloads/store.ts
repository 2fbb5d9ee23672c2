import { promisifyRequest } from 'idb-keyval';
import { idbStores } from '#contract/device/late-storage.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createRecordStore } from '#device/record-store.ts';
import type { Version } from './answer.ts';
import { DownloadRecord, joinParts, readRecord, type DownloadPart } from './record.ts';
import type { Bytes } from './transfer.ts';

/** The device's store of unfinished downloads: a record each, and the bytes in parts. Everything may reject. */

/** A change to the stored bytes of one file. */
export type PartChange =
  | { kind: 'append'; at: number; bytes: Bytes; version: Version }
  | { kind: 'truncate'; to: number; version: Version };

const limitMs = 5 * SECOND_MS;
const { transact, write, change, clear } = createRecordStore({
  at: idbStores.downloadParts,
  schema: DownloadRecord,
  version: 1,
  limit: { readonly: limitMs, readwrite: limitMs },
});

const toRecordKey = (path: string): IDBValidKey => ['download', path];
const toPartKey = (path: string, at: number): IDBValidKey => ['part', path, at];
/** Every part of a file from a byte on; arrays come after numbers. */
const toPartRange = (path: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound(toPartKey(path, from), ['part', path, []]);

export async function readRecords(): Promise<DownloadRecord[]> {
  const range = IDBKeyRange.bound(['download'], ['download', []]);
  const values = await transact('readonly', (objects) => promisifyRequest<unknown[]>(objects.getAll(range)));
  return values.flatMap((value) => readRecord(value) ?? []);
}

/** A record with the bytes that are there; null when there is none, or one of a newer app. */
export async function readStored(path: string): Promise<{ record: DownloadRecord; pieces: Bytes[] } | null> {
  return transact('readonly', async (objects) => {
    const asked = promisifyRequest<unknown>(objects.get(toRecordKey(path)));
    const parts = promisifyRequest<unknown[]>(objects.getAll(toPartRange(path, 0)));
    const value = await asked;
    const record = value === undefined ? null : readRecord(value);
    return record && { record, pieces: joinParts(await parts) };
  });
}

/** Puts a record in its place; its parts stay. @throws also when a newer app's is there */
export async function putRecord(record: DownloadRecord): Promise<void> {
  await change(toRecordKey(record.path), () => record);
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
 * Makes changes in one transaction, with the record that describes what is then there.
 * @returns false when the record is gone or another page's by now: nothing is changed then
 */
export function writeChanges(record: DownloadRecord, changes: readonly PartChange[]): Promise<boolean> {
  const { path, writer } = record;
  return write(async (objects) => {
    const before = await promisifyRequest<unknown>(objects.get(toRecordKey(path)));
    if (before === undefined || readRecord(before)?.writer !== writer) return false;
    for (const one of changes) {
      if (one.kind === 'truncate') await truncate(objects, path, one.to);
      else objects.put({ kind: 'part', at: one.at, bytes: one.bytes }, toPartKey(path, one.at));
    }
    objects.put(record, toRecordKey(path));
    return true;
  });
}

export async function dropDownload(path: string): Promise<void> {
  await write((objects) => {
    objects.delete(toRecordKey(path));
    objects.delete(toPartRange(path, 0));
  });
}

export const clearDownloads = clear;
