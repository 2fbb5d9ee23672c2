import * as v from 'valibot';
import { stores } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createReader, createRecordStore, type RecordStore } from '#device/record-store.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';

/** A CV file on the device. */
export const DownloadedCv = v.object({
  shape: v.literal(2),
  /** Stored path of the file (§7), the record's key. */
  path: v.string(),
  name: v.string(),
  templateName: v.string(),
  file: StoredFile,
  cover: v.nullable(StoredFile),
  /** The file's strong validator at the server; null when it gave none. */
  etag: v.nullable(v.string()),
  downloadedAt: v.number(),
});
export type DownloadedCv = v.InferOutput<typeof DownloadedCv>;

const limitMs = 5 * SECOND_MS;
export const downloadedCvStore: RecordStore<DownloadedCv> = createRecordStore({
  at: stores.downloadedCvs,
  schema: DownloadedCv,
  version: 2,
  limit: { readonly: limitMs, readwrite: limitMs },
});

export const readDownloadedInto = createReader<DownloadedCv, DownloadedCv>(
  downloadedCvStore,
  (_path, stored) => stored,
);
