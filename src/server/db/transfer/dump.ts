import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * The file of an export: gzip around lines of JSON. A {@link DumpHeader}, then for each row its table's name, a space
 * and the row, and a {@link DumpEnd} that says what must have arrived.
 */

export const DumpHeader = v.object({
  format: v.literal('kaj-export-1'),
  /** ISO text. */
  exportedAt: v.string(),
  /** The columns of each table. */
  columns: v.record(v.string(), v.array(v.string())),
});
export type DumpHeader = v.InferOutput<typeof DumpHeader>;

const Seal = v.object({ rows: v.number(), sha256: v.string() });
/** How many rows a table has, and the digest of all of them in order. */
type Seal = v.InferOutput<typeof Seal>;

export const DumpEnd = v.object({ end: v.record(v.string(), Seal) });
export type DumpEnd = v.InferOutput<typeof DumpEnd>;

/** Counts and digests a table's rows as they pass. */
export function createSeal(): { add: (row: string) => void; finish: () => Seal } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (row) => {
      rows += 1;
      hash.update(row).update('\n');
    },
    finish: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

export const isSameSeal = (one: Seal | undefined, other: Seal | undefined): boolean =>
  one !== undefined && one.rows === other?.rows && one.sha256 === other.sha256;
