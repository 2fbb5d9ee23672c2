/* Objects by their keys, typed as `Object.keys` and `Object.fromEntries` are not. */

/** The keys of an object. */
export function namesOf<N extends string>(rows: Readonly<Record<N, unknown>>): N[];
export function namesOf(rows: object): string[] {
  return Object.keys(rows);
}

/** An object of these keys. */
export function toRecord<N extends string, T>(names: readonly N[], toValue: (name: N) => T): Record<N, T>;
export function toRecord(names: readonly string[], toValue: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, toValue(name)]));
}

/** The named properties alone. */
export function pick<R extends object, N extends keyof R & string>(row: R, names: readonly N[]): Pick<R, N>;
export function pick(row: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  return toRecord(names, (name) => row[name]);
}

/** One property of every row. */
export function columnOf<C extends string, R extends Readonly<Record<string, Readonly<Record<C, unknown>>>>>(
  rows: R,
  column: C,
): { [N in keyof R]: R[N][C] };
export function columnOf(
  rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  column: string,
): object {
  return toRecord(namesOf(rows), (name) => rows[name]?.[column]);
}
