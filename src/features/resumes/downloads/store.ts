import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { DOWNLOAD_LOCK, stores } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createRecordStore } from '#device/record-store.ts';
import { nothing } from './fetch-file.ts';

/** The device's unfinished downloads, a record each. A change by one tab is announced to the others. */

export const DownloadRecord = v.object({
  shape: v.literal(2),
  /** Stored path of the file (§7), the record's key. */
  path: v.string(),
  templateName: v.string(),
  coverPath: v.string(),
  phase: v.picklist(['running', 'waiting', 'checking', 'unreachable', 'paused', 'refused', 'damaged']),
  version: v.object({
    etag: v.nullable(v.string()),
    total: v.nullable(v.number()),
    digest: v.nullable(v.string()),
    name: v.nullable(v.string()),
    type: v.string(),
  }),
  /** The beginning of that version. */
  bytes: v.instance(Uint8Array<ArrayBuffer>),
  startedAt: v.number(),
});
export type DownloadRecord = v.InferOutput<typeof DownloadRecord>;

const limitMs = 5 * SECOND_MS;

/** Every method may reject. */
export const downloadStore = createRecordStore<DownloadRecord>({
  at: stores.downloads,
  schema: DownloadRecord,
  version: 2,
  limit: { readonly: limitMs, readwrite: limitMs },
});

/** The format until November 2026, under `['download', path]`, with its bytes under `['part', path, at]`. */
const OldRecord = v.object({
  kind: v.literal('download'),
  path: v.string(),
  templateName: v.string(),
  coverPath: v.string(),
  wish: v.picklist(['run', 'pause']),
  startedAt: v.number(),
});

/** Converts records of the old format; their downloads restart from the first byte. */
export function upgradeOldDownloads(): Promise<void> {
  return downloadStore.write(async (records) => {
    const old = IDBKeyRange.lowerBound([]);
    for (const value of await promisifyRequest<unknown[]>(records.getAll(old))) {
      if (!v.is(OldRecord, value)) continue;
      const { path, templateName, coverPath, wish, startedAt } = value;
      const phase = wish === 'run' ? 'running' : 'paused';
      const begun: DownloadRecord = { shape: 2, path, templateName, coverPath, phase, startedAt, ...nothing };
      records.put(begun, path);
    }
    records.delete(old);
  });
}

/**
 * Runs `work` while no other tab does for the same file (Web Locks API), after they finish or close. Without locks (no
 * HTTPS) two tabs may fetch the same file: each writes a complete record, so either result is valid.
 */
export async function asTheOnlyTab(path: string, work: () => Promise<void>): Promise<void> {
  // Undefined in insecure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  await locks.request(DOWNLOAD_LOCK + path, work);
}
