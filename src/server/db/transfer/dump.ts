import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** An export: gzipped lines of JSON. A {@link DumpHeader}, each row after its table's name, and a {@link DumpEnd}. */

export const DumpHeader = v.object({
  format: v.literal('kaj-export-1'),
  exportedAt: v.string(),
  columns: v.record(v.string(), v.array(v.string())),
});
export type DumpHeader = v.InferOutput<typeof DumpHeader>;

const Seal = v.object({ rows: v.number(), sha256: v.string() });
type Seal = v.InferOutput<typeof Seal>;

export const DumpEnd = v.object({ end: v.record(v.string(), Seal) });
export type DumpEnd = v.InferOutput<typeof DumpEnd>;

/** Counts and digests rows. */
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
