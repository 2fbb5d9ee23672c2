import * as v from 'valibot';
import { logNotice } from '#platform/log.ts';

/** What is kept beside the bytes of a download that is not whole yet, in the store of parts. */
export const DownloadRecord = v.object({
  kind: v.literal('download'),
  /** Raised when the record's shape changes. */
  shape: v.literal(1),
  /** Stored path of the file (§7). */
  path: v.string(),
  templateName: v.string(),
  /** Stored path of the template's cover; '' without one. */
  coverPath: v.string(),
  /** What the reader last asked for: a killed tab goes on with "run", and leaves "pause" alone. */
  wish: v.picklist(['run', 'pause']),
  version: v.object({
    etag: v.nullable(v.string()),
    total: v.nullable(v.number()),
    digest: v.nullable(v.string()),
    name: v.nullable(v.string()),
    type: v.string(),
  }),
  /** Bytes in the parts. */
  received: v.number(),
  damages: v.number(),
  /** Who writes it: another page that takes over is another one. */
  writer: v.string(),
  /** ms since the epoch. */
  startedAt: v.number(),
});
export type DownloadRecord = v.InferOutput<typeof DownloadRecord>;

/** Some of a file's bytes, from `at` on. */
export const DownloadPart = v.object({
  kind: v.literal('part'),
  at: v.number(),
  bytes: v.instance(Uint8Array<ArrayBuffer>),
});
export type DownloadPart = v.InferOutput<typeof DownloadPart>;

/** Null for what is no record of this app's version: it stays where it is. */
export function readRecord(value: unknown): DownloadRecord | null {
  const { success, output } = v.safeParse(DownloadRecord, value);
  if (success) return output;
  logNotice('a download kept on this device cannot be read, and was left alone');
  return null;
}

/** The bytes of parts that follow one another from the first byte on; what comes after a gap counts as not there. */
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
