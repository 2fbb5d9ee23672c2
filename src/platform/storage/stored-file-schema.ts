import * as v from 'valibot';

/** A file in a record, as bytes: WebKit refuses Blobs in private windows. */
export const StoredFile = v.object({
  type: v.string(),
  size: v.number(),
  bytes: v.instance(ArrayBuffer),
});
export type StoredFile = v.InferOutput<typeof StoredFile>;
