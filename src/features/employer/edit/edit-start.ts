import { findDiffering, type Texts } from './texts.ts';

interface Versioned {
  version: number | null;
}

export interface EditKind<R extends Versioned, N extends string> {
  names: readonly N[];
  toTexts: (row: R) => Texts<N>;
  /** Typed texts as they read once the server has stored them. */
  toSent: (texts: Texts<N>) => Texts<N>;
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

/** The fields in which texts, once they are sent, differ from the stored row. */
export const compare = <R extends Versioned, N extends string>(
  { names, toTexts, toSent }: EditKind<R, N>,
  texts: Texts<N>,
  row: R,
): N[] => findDiffering(names, toSent(texts), toSent(toTexts(row)));

/**
 * How an edit resumes from its draft. `theirs`: a conflicting version stored since; `isStored`: nothing is left to
 * send, as when the answer to a successful update was lost.
 */
export function toEditStart<R extends Versioned, N extends string>(
  kind: EditKind<R, N>,
  { texts, base, version, hasMore }: StoredEdit<N>,
  row: R,
) {
  const origin = toOrigin(kind, row);
  if (compare(kind, base, row).length === 0) return { origin, texts, theirs: undefined, isStored: false };
  if (compare(kind, texts, row).length === 0 && !hasMore)
    return { origin, texts: origin.texts, theirs: undefined, isStored: true };
  const older: Origin<R, N> = { row, texts: base, version };
  return { origin: older, texts, theirs: row, isStored: false };
}
