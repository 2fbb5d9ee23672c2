import { mergeVersions, type Merge, type Texts } from './texts.ts';

interface Versioned {
  version: number | null;
}

export interface EditKind<R extends Versioned, N extends string> {
  names: readonly N[];
  toTexts: (row: R) => Texts<N>;
}

export interface Origin<R, N extends string> extends Versioned {
  row: R;
  texts: Texts<N>;
}

export interface StoredEdit<N extends string> extends Versioned {
  texts: Texts<N>;
  base: Texts<N>;
  hasMore: boolean;
}

/** The origin of an edit of the stored row. */
export const toOrigin = <R extends Versioned, N extends string>(
  { toTexts }: EditKind<R, N>,
  row: R,
): Origin<R, N> => ({ row, texts: toTexts(row), version: row.version });

/** Compares an edit with the stored row. */
export function compare<R extends Versioned, N extends string>(
  { names, toTexts }: EditKind<R, N>,
  { base, mine }: { base: Texts<N>; mine: Texts<N> },
  row: R,
): Merge<N> {
  return mergeVersions(names, { base, mine, theirs: toTexts(row) });
}

/** True when another edit changed a shown field. */
export function isChanged<R extends Versioned, N extends string>(
  kind: EditKind<R, N>,
  base: Texts<N>,
  row: R,
): boolean {
  return compare(kind, { base, mine: base }, row).theirsOnly.length > 0;
}

/**
 * How an edit resumes from its draft. `theirs` was stored since and conflicts; `isStored` when nothing is left to
 * send, as after a lost answer.
 */
export function toEditStart<R extends Versioned, N extends string>(
  kind: EditKind<R, N>,
  { texts, base, version, hasMore }: StoredEdit<N>,
  row: R,
) {
  const origin = toOrigin(kind, row);
  if (!isChanged(kind, base, row)) return { origin, texts, theirs: undefined, isStored: false };
  const { merged, differing } = compare(kind, { base, mine: texts }, row);
  if (differing.length === 0 && !hasMore) return { origin, texts: merged, theirs: undefined, isStored: true };
  const older: Origin<R, N> = { row, texts: base, version };
  return { origin: older, texts, theirs: row, isStored: false };
}
