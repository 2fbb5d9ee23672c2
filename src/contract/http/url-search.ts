import { choiceNames, choiceRows } from '../jobs/filters.ts';

/** A URL's search values: how they are read and written everywhere. */

/** What may have several values, as a form without scripts sends its ticked boxes. */
const listNames: ReadonlySet<string> = new Set(choiceNames.filter((name) => choiceRows[name].isMany));

/** "C++" as typed into the address bar, where the form's encoding would read spaces. */
const typedPluses = /([a-z\d])\+\+(?=$|[+&]|%20)/gi;

/** A percent-encoded character, or a byte that belongs to none, as where a link was cut off. */
const encoded =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[\da-f](?:%[89ab][\da-f]){3}|%[89a-f][\da-f]/gi;

function decodeCharacter(character: string): string {
  try {
    return decodeURIComponent(character);
  } catch {
    return '\uFFFD';
  }
}

/** As `URLSearchParams`, which not every runtime of the contract declares. */
const decode = (text: string): string => text.replaceAll('+', ' ').replaceAll(encoded, decodeCharacter);

/**
 * The values of a search string as flat text: `jobType=remote,hybrid`. Empty ones are left out. Of a repeated name the
 * first value counts; lists have all of theirs.
 */
export function parseUrlSearch(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').replaceAll(typedPluses, '$1%2B%2B').split('&')) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair)?.map(decode) ?? [];
    const known = values.get(name);
    if (value !== '' && known === undefined) values.set(name, value);
    else if (value !== '' && listNames.has(name)) values.set(name, `${known},${value}`);
  }
  return Object.fromEntries(values);
}

/** Without half surrogate pairs, which `encodeURIComponent` refuses. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))
    .replaceAll('%2C', ',')
    // As the URL standard writes the search of an http address.
    .replaceAll("'", '%27');

/** Search values without "?", as {@link URL} writes them too; undefined and empty ones are left out. */
export function toUrlSearchText(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => [name, value === undefined ? '' : String(value)])
    .flatMap(([name = '', text = '']) => (text === '' ? [] : [`${encode(name)}=${encode(text)}`]))
    .join('&');
}
