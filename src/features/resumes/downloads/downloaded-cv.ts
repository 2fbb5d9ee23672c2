import * as v from 'valibot';
import { KeptFile } from '#platform/storage/kept-file-schema.ts';

/** A CV file kept on the device after its download, as this version of the app writes it. */
export const DownloadedCv = v.object({
  shape: v.literal(2),
  /** Stored path of the file (§7), the record's key. */
  path: v.string(),
  /** The file's own name. */
  name: v.string(),
  templateName: v.string(),
  file: KeptFile,
  /** The first page as a picture; null when there was none to be had. */
  cover: v.nullable(KeptFile),
  /** The file's strong validator at the server; null when it gave none. */
  etag: v.nullable(v.string()),
  /** ms since the epoch. */
  downloadedAt: v.number(),
});
export type DownloadedCv = v.InferOutput<typeof DownloadedCv>;

/** As the first version wrote it. */
const FirstDownloadedCv = v.pipe(
  v.object({
    shape: v.optional(v.undefined()),
    path: v.string(),
    name: v.string(),
    templateName: v.string(),
    file: KeptFile,
    downloadedAt: v.number(),
  }),
  v.transform((first): DownloadedCv => ({ ...first, shape: 2, cover: null, etag: null })),
);

const AnyDownloadedCv = v.union([DownloadedCv, FirstDownloadedCv]);

/** A record of any version up to this one; null for others, which are left where they are. */
export function readDownloadedCv(value: unknown): DownloadedCv | null {
  const { success, output } = v.safeParse(AnyDownloadedCv, value);
  return success ? output : null;
}

/** True for a record of a newer app, which is not written over. */
export function isOfNewerApp(value: unknown): boolean {
  return v.is(v.looseObject({ shape: v.pipe(v.number(), v.minValue(3)) }), value);
}
