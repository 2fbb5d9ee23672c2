import { mergeVersions, type Merge, type Texts } from './texts.ts';

interface Versioned {
  /** Null where the server counts none. */
  version: number | null;
}

/** Rows of one kind, as an edit sees them. */
export interface EditKind<R extends Versioned, N extends string> {
  names: readonly N[];
  toTexts: (row: R) => Texts<N>;
}

/** A row that an edit starts from, and its texts then. */
export interface Origin<R, N extends string> extends Versioned {
  row: R;
  texts: Texts<N>;
}

/** What the draft of an edit holds: the texts, and what the edit started from. */
export interface StoredEdit<N extends string> extends Versioned {
  texts: Texts<N>;
  base: Texts<N>;
  /** True when it changes more than texts. */
  hasMore: boolean;
}

/** An edit of a row as it is stored now. */
export const toOrigin = <R extends Versioned, N extends string>(
  { toTexts }: EditKind<R, N>,
  row: R,
): Origin<R, N> => ({ row, texts: toTexts(row), version: row.version });

/** What was typed since `base`, against the row as it is stored now. */
export function compare<R extends Versioned, N extends string>(
  { names, toTexts }: EditKind<R, N>,
  { base, mine }: { base: Texts<N>; mine: Texts<N> },
  row: R,
): Merge<N> {
  return mergeVersions(names, { base, mine, theirs: toTexts(row) });
}

/** True when another has changed what the form shows. */
export function isChanged<R extends Versioned, N extends string>(
  kind: EditKind<R, N>,
  base: Texts<N>,
  row: R,
): boolean {
  return compare(kind, { base, mine: base }, row).kept.length > 0;
}

/**
 * Where an edit resumes. `theirs` has been stored since and is to be compared; `isStored` when nothing is left to
 * send, as after an answer that was lost.
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
