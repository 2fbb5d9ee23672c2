import * as v from 'valibot';
import { logNotice } from '#platform/log.ts';
import { promisifyRequest } from 'idb-keyval';
import { idbStores } from '#contract/device/late-storage.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createRecordStore } from '#device/record-store.ts';
import type { Version } from './answer.ts';
import type { Bytes } from './transfer.ts';

/** The device's store of unfinished downloads: a record each, and the bytes in parts. Everything may reject. */

export const DownloadRecord = v.object({
  kind: v.literal('download'),
  shape: v.literal(1),
  path: v.string(),
  templateName: v.string(),
  coverPath: v.string(),
  /** What the user last asked for: after a killed tab "run" resumes, "pause" does not. */
  wish: v.picklist(['run', 'pause']),
  version: v.object({
    etag: v.nullable(v.string()),
    total: v.nullable(v.number()),
    digest: v.nullable(v.string()),
    name: v.nullable(v.string()),
    type: v.string(),
  }),
  received: v.number(),
  damages: v.number(),
  writer: v.string(),
  startedAt: v.number(),
});
export type DownloadRecord = v.InferOutput<typeof DownloadRecord>;

const DownloadPart = v.object({
  kind: v.literal('part'),
  at: v.number(),
  bytes: v.instance(Uint8Array<ArrayBuffer>),
});
type DownloadPart = v.InferOutput<typeof DownloadPart>;

/** Null for what is no record of this version: it stays where it is. */
export function readRecord(value: unknown): DownloadRecord | null {
  const { success, output } = v.safeParse(DownloadRecord, value);
  if (success) return output;
  logNotice('skipped an unreadable download record');
  return null;
}

/** The bytes of the parts up to the first gap. */
export function joinParts(values: readonly unknown[]): Uint8Array<ArrayBuffer>[] {
  const parts = values.flatMap((value) => (v.is(DownloadPart, value) ? [value] : []));
  let end = 0;
  return parts
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, bytes }) => {
      if (at !== end) return [];
      end += bytes.length;
      return [bytes];
    });
}

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
/** Every part of a file from a byte on; IndexedDB sorts arrays after numbers. */
const toPartRange = (path: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound(toPartKey(path, from), ['part', path, []]);

/** The records of all unfinished downloads. */
export async function readRecords(): Promise<DownloadRecord[]> {
  const range = IDBKeyRange.bound(['download'], ['download', []]);
  const values = await transact('readonly', (objects) => promisifyRequest<unknown[]>(objects.getAll(range)));
  return values.flatMap((value) => readRecord(value) ?? []);
}

/** A record with its bytes; null without one, or for one of a newer app. */
export async function readStored(path: string): Promise<{ record: DownloadRecord; pieces: Bytes[] } | null> {
  return transact('readonly', async (objects) => {
    const asked = promisifyRequest<unknown>(objects.get(toRecordKey(path)));
    const parts = promisifyRequest<unknown[]>(objects.getAll(toPartRange(path, 0)));
    const value = await asked;
    const record = value === undefined ? null : readRecord(value);
    return record && { record, pieces: joinParts(await parts) };
  });
}

/** Stores a record; its parts stay. @throws also when a newer app wrote the stored one */
export async function putRecord(record: DownloadRecord): Promise<void> {
  await change(toRecordKey(record.path), () => record);
}

async function truncate(objects: IDBObjectStore, path: string, to: number): Promise<void> {
  const before = IDBKeyRange.bound(toPartKey(path, 0), toPartKey(path, to), false, true);
  const cursor = await promisifyRequest(objects.openCursor(before, 'prev'));
  objects.delete(toPartRange(path, to));
  const part: DownloadPart | undefined = cursor?.value;
  if (part === undefined || part.at + part.bytes.length <= to) return;
  objects.put({ ...part, bytes: part.bytes.slice(0, to - part.at) }, toPartKey(path, part.at));
}

/**
 * Makes changes and updates the record in one transaction.
 * @returns false when the record is gone or another page's: then nothing is changed
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

/** Deletes a record and its parts. */
export async function dropDownload(path: string): Promise<void> {
  await write((objects) => {
    objects.delete(toRecordKey(path));
    objects.delete(toPartRange(path, 0));
  });
}

export const clearDownloads = clear;
