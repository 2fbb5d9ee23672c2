import * as v from 'valibot';

export type Texts<N extends string> = Readonly<Record<N, string>>;

/** Reads the texts of a draft; a missing field gets its initial text. */
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

interface Versions<N extends string> {
  base: Texts<N>;
  mine: Texts<N>;
  theirs: Texts<N>;
}

export interface Merge<N extends string> {
  merged: Texts<N>;
  differing: N[];
  theirsOnly: N[];
}

const isSame = (a: string, b: string): boolean => a.trim() === b.trim();

/** Merges two versions field by field. */
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
    theirsOnly: names.filter((name) => !isMine(name) && !isSame(theirs[name], base[name])),
  };
}
