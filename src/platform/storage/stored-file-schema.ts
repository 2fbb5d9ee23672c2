import * as v from 'valibot';

const FileBytes = v.object({
  /** Media type. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
  bytes: v.instance(ArrayBuffer),
});

/**
 * A file in a record of the device's database: its bytes, as WebKit refuses a Blob there in private windows.
 * Earlier versions of the app have written Blobs, which are read all the same.
 */
export const StoredFile = v.union([v.blob(), FileBytes]);
export type StoredFile = v.InferOutput<typeof StoredFile>;
export type FileBytes = v.InferOutput<typeof FileBytes>;
