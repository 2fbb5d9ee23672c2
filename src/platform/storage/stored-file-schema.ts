import * as v from 'valibot';

const FileBytes = v.object({
  type: v.string(),
  size: v.number(),
  bytes: v.instance(ArrayBuffer),
});

/** A file in a record, as bytes: WebKit refuses Blobs in private windows. Earlier versions wrote Blobs. */
export const StoredFile = v.union([v.blob(), FileBytes]);
export type StoredFile = v.InferOutput<typeof StoredFile>;
export type FileBytes = v.InferOutput<typeof FileBytes>;
