import type { Locale } from '#contract/format.ts';

/** A text in both languages; `where` is its place in the catalogue, with the arguments of functions. */
export interface TextPair {
  where: string;
  english: unknown;
  bangla: unknown;
}

/** What differs by language and is no text: which name of a place or an industry is shown, the order of a pay. */
const noTexts = /\/(shown-place|shown-industry|pay-parts)\.ts$/;
const banglaPart = /^(?:export )?const (?:bn|\w+Bn): typeof /m;

/** True for a file that holds texts in both languages. @param file with forward slashes */
export const isCatalogue = (file: string, source: string): boolean =>
  /(?<!\.test)\.ts$/.test(file) && !noTexts.test(file) && banglaPart.test(source);

type Catalogue = Readonly<Record<string, unknown>>;

const isPair = (value: unknown): value is Readonly<Record<Locale, unknown>> =>
  typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'bn,en';

/** What a catalogue exports, as it is loaded in this language. */
export const toOneLanguage = (catalogue: Catalogue, language: Locale): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([name, value]): [string, unknown][] => {
      const own = /(En|Bn)$/.exec(name)?.[1]?.toLowerCase();
      if (own !== undefined) return own === language ? [[name.slice(0, -2), value]] : [];
      return [[name, isPair(value) ? value[language] : value]];
    }),
  );

/** The types of the parameters, by the name of a function and its parameters, and by its parameters alone. */
type Signatures = ReadonlyMap<string, readonly string[]>;

const signature = /(?:(\w+): )?\(([^()]+)\)(?:: string)? =>/g;

const toNames = (parameters: string): string =>
  [...parameters.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name).join(' ');

/** What a function of a catalogue takes can only be read in its source. */
export function readSignatures(source: string): Signatures {
  const found = [...source.matchAll(signature)].flatMap(([, name = '', parameters = '']) => {
    const types = [...parameters.matchAll(/\w+: (\{[^}]*\}|[^,]+)/g)].map(([, type = '']) => type.trim());
    const names = toNames(parameters.replaceAll(/\{[^}]*\}/g, ''));
    return types.length === names.split(' ').length
      ? [[`${name} ${names}`, types] as const, [` ${names}`, types] as const]
      : [];
  });
  return new Map(found);
}

/** A text that no catalogue has. */
const marker = (name: string): string => `⟦${name}⟧`;

/** Numbers of which each stays apart from the others of a call; 0 and 1 are often said in words. */
const toNumbers = (position: number): number[] => [7 + position, 400 + position, 1, 0];

/** Values for a parameter of this type; what is no text is taken for an object of numbers. */
function toArguments(type: string, name: string, position: number): unknown[] {
  const parts = type.startsWith('{') ? [type] : type.split('|').map((part) => part.trim());
  return parts.flatMap((part): unknown[] => {
    if (part === 'string') return [marker(name), ''];
    if (part === 'number') return toNumbers(position);
    if (part === 'null') return [null];
    if (part === 'undefined') return [undefined];
    if (part === 'readonly string[]') return [[marker(`${name} a`), marker(`${name} b`)]];
    if (part.startsWith("'")) return [part.slice(1, -1)];
    if (!part.startsWith('{')) return [createNumbers()];
    const fields = [...part.matchAll(/(\w+): (\w+)/g)];
    return [
      Object.fromEntries(
        fields.map(([, field = '', of = ''], index) => [field, toArguments(of, field, index)[0]]),
      ),
    ];
  });
}

/** Has a number of its own under every name. */
function createNumbers(): object {
  const names: (string | symbol)[] = [];
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (!names.includes(name)) names.push(name);
        return 20 + names.indexOf(name);
      },
    },
  );
}

const combine = (choices: readonly (readonly unknown[])[]): unknown[][] =>
  choices.reduce<unknown[][]>(
    (calls, values) => calls.flatMap((call) => values.map((value) => [...call, value])),
    [[]],
  );

/** The calls that show all a function can say; with one empty text at most, and none where a number decides. */
function toCalls(types: readonly string[], names: string): unknown[][] {
  const choices = types.map((type, position) =>
    toArguments(type, names.split(' ')[position] ?? '', position),
  );
  const hasNumber = types.some((type) => type.includes('number'));
  return combine(choices).filter(
    (values) => values.filter((value) => value === '').length <= (hasNumber ? 0 : 1),
  );
}

const toText = (value: unknown): string =>
  typeof value === 'object' && !Array.isArray(value) && value !== null ? '…' : String(value);

type Parent = Readonly<Record<string, unknown>>;

const isParent = (value: unknown): value is Parent => typeof value === 'object' && value !== null;

const isFunction = (value: unknown): value is (...values: unknown[]) => unknown =>
  typeof value === 'function';

/** All texts of two catalogues beside each other, each function called with every kind of argument. */
export function* pairTexts(
  english: unknown,
  bangla: unknown,
  find: (name: string, parameters: string) => readonly string[],
  where = '',
): Generator<TextPair> {
  if (isFunction(english) && isFunction(bangla)) {
    const names = toNames(/^\(?([^)=]*)/.exec(english.toString())?.[1] ?? '');
    const types = english.length === 0 ? [] : find(/\w*$/.exec(where)?.[0] ?? '', names);
    for (const values of toCalls(types, names)) {
      yield* pairTexts(
        english(...values),
        bangla(...values),
        find,
        `${where}(${values.map(toText).join(', ')})`,
      );
    }
  } else if (isParent(english) && isParent(bangla)) {
    for (const key of new Set([...Object.keys(english), ...Object.keys(bangla)])) {
      yield* pairTexts(english[key], bangla[key], find, where === '' ? key : `${where}.${key}`);
    }
  } else {
    yield { where, english, bangla };
  }
}
