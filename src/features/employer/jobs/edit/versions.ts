import { editNames, type EditName, type EditValues } from '../job-fields.ts';

/** Two people edited one job: what each of them has changed since the same beginning. */
export interface Versions {
  /** What both started from. */
  base: EditValues;
  mine: EditValues;
  /** What is stored now. */
  theirs: EditValues;
}

export interface Merge {
  /** My changes over theirs: nothing that only they touched is undone. */
  merged: EditValues;
  /** Where the merge is not what is stored now: what keeping mine would change. */
  differing: EditName[];
  /** What they alone have changed, and the merge keeps. */
  kept: EditName[];
}

/** Spaces around a text are no change. */
const isSame = (a: string, b: string): boolean => a.trim() === b.trim();

/** Compares field by field. */
export function mergeVersions({ base, mine, theirs }: Versions): Merge {
  const isMine = (name: EditName) => !isSame(mine[name], base[name]);
  const merged = { ...theirs };
  for (const name of editNames) if (isMine(name)) merged[name] = mine[name];
  return {
    merged,
    differing: editNames.filter((name) => !isSame(merged[name], theirs[name])),
    kept: editNames.filter((name) => !isMine(name) && !isSame(theirs[name], base[name])),
  };
}
