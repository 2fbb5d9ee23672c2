import * as v from 'valibot';

/** The texts of a form by field name. */
export type Texts<N extends string> = Readonly<Record<N, string>>;

/** Reads the texts of a stored draft; a field that an older version of the form did not store gets its initial text. */
export function textsSchema<N extends string>(
  names: readonly N[],
  initial: Texts<N>,
): v.GenericSchema<unknown, Record<N, string>> {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.transform((stored) => {
      const texts: Record<N, string> = { ...initial };
      for (const name of names) texts[name] = stored[name] ?? initial[name];
      return texts;
    }),
  );
}

/** Two people edited one row: what each of them has changed since the same beginning. */
interface Versions<N extends string> {
  base: Texts<N>;
  mine: Texts<N>;
  theirs: Texts<N>;
}

export interface Merge<N extends string> {
  /** My changes over theirs: nothing that only they touched is undone. */
  merged: Texts<N>;
  /** Where the merge is not what is stored now: what keeping mine would change. */
  differing: N[];
  /** What they alone have changed, and the merge leaves as it is. */
  kept: N[];
}

/** Spaces around a text are no change. */
const isSame = (a: string, b: string): boolean => a.trim() === b.trim();

/** Compares field by field. */
export function mergeVersions<N extends string>(
  names: readonly N[],
  { base, mine, theirs }: Versions<N>,
): Merge<N> {
  const isMine = (name: N) => !isSame(mine[name], base[name]);
  const merged: Record<N, string> = { ...theirs };
  for (const name of names) if (isMine(name)) merged[name] = mine[name];
  return {
    merged,
    differing: names.filter((name) => !isSame(merged[name], theirs[name])),
    kept: names.filter((name) => !isMine(name) && !isSame(theirs[name], base[name])),
  };
}
