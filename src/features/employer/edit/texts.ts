import * as v from 'valibot';
import { namesOf } from '#contract/rows.ts';

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

export const isSameTexts = <N extends string>(one: Texts<N>, other: Texts<N>): boolean =>
  namesOf(one).every((name) => one[name] === other[name]);
