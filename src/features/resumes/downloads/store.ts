import * as v from 'valibot';
import { DOWNLOAD_LOCK, stores } from '#contract/device/stores.ts';
import { createRecordStore } from '#device/record-store.ts';

const template = { path: v.string(), templateName: v.string(), coverPath: v.string() };
const etag = v.nullable(v.string());
const bytes = v.instance(Uint8Array<ArrayBuffer>);

/** An unfinished download: the version of the file and its first bytes. */
const DownloadRecord = v.object({ shape: v.literal(3), ...template, etag, bytes });
export type DownloadRecord = v.InferOutput<typeof DownloadRecord>;

/** The record of builds until November 2026. */
const Shape2 = v.pipe(
  v.object({ shape: v.literal(2), ...template, version: v.object({ etag }), bytes }),
  v.transform(({ version, ...record }): DownloadRecord => ({ ...record, shape: 3, etag: version.etag })),
);

/** The device's unfinished downloads by the stored path of the file (§7). Every method may reject. */
export const downloadStore = createRecordStore<DownloadRecord>({
  at: stores.downloads,
  schema: v.union([DownloadRecord, Shape2]),
  version: 3,
});

/**
 * Runs `work` while no other tab does for the same file (Web Locks API), after the other tab finishes or closes. Without
 * locks (no HTTPS) two tabs may fetch the same file: each stores a complete record, so either result is valid.
 * @throws when `signal` is aborted before the lock is free
 */
export async function asTheOnlyTab(
  path: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  // Undefined in insecure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  await locks.request(DOWNLOAD_LOCK + path, { signal }, work);
}

/** Stores the bytes as they arrive, one write at a time. A write has all that arrived during the write before. */
export function createWriter(onFailure: () => void) {
  let latest: DownloadRecord | undefined;
  let written: DownloadRecord | undefined;
  let writing: Promise<void> | undefined;
  let hasFailed = false;

  async function writeAll(): Promise<void> {
    for (let next = latest; next && next !== written && !hasFailed; next = latest) {
      const record = next;
      try {
        await downloadStore.change(record.path, () => record);
        written = record;
      } catch {
        hasFailed = true;
        onFailure();
      }
    }
  }

  return {
    write(record: DownloadRecord): void {
      latest = record;
      writing ??= writeAll().finally(() => (writing = undefined));
    },
    /** Resolves when no write is in progress. */
    settled: async (): Promise<void> => writing,
  };
}
