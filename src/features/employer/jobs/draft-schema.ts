import * as v from 'valibot';

/** The texts of a form by name; what an older version of the form did not keep starts as it would without. */
export function textsSchema<N extends string>(
  names: readonly N[],
  initial: Readonly<Record<N, string>>,
): v.GenericSchema<unknown, Record<N, string>> {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.transform((kept) => {
      const texts: Record<N, string> = { ...initial };
      for (const name of names) texts[name] = kept[name] ?? initial[name];
      return texts;
    }),
  );
}
