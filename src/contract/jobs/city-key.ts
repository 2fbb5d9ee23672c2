import { toSlug } from '../search/slug.ts';
import { banglaPlaces } from './bangla-places.ts';

/** Words after a town's name that are not part of it, such as "Sadar". */
const additions =
  /-(?:city-corporation|pourashava|upazila|district|sadar|zila|jela|city|সিটি-কর্পোরেশন|সিটি-করপোরেশন|পৌরসভা|উপজেলা|জেলা|সদর|শহর|সিটি)$/;

/** Letters that sound alike or are silent. */
const alike: ReadonlyMap<string, string> = new Map([
  ['ী', 'ি'],
  ['ূ', 'ু'],
  ['ণ', 'ন'],
  ['শ', 'স'],
  ['ষ', 'স'],
  ...[...'-ঁ\u09BC\u00AD\u200B\u200C\u200D\uFEFF'].map((sign): [string, string] => [sign, '']),
]);

/**
 * A slug without what people write differently in one name: "Narayangonj Sadar" and "narayanganj". The database's
 * `kaj_plain_place` gives the same.
 */
const toPlainPlace = (slug: string): string =>
  slug
    .replace(additions, '')
    .replaceAll('\u0985\u09BE', '\u0986')
    .replaceAll(/./gsu, (letter) => alike.get(letter) ?? letter)
    .replace(/g[ou]nj$/, 'ganj');

interface Place {
  key: string;
  bangla: string;
}

const rows = banglaPlaces
  .trim()
  .split('\n')
  .map((row) => row.split(', '));

const places = new Map(
  rows.flatMap((spellings) => {
    const [name = '', bangla = ''] = spellings;
    const place: Place = { key: toSlug(name), bangla };
    return spellings.map((spelling) => [toPlainPlace(toSlug(spelling)), place] as const);
  }),
);

/** The place of a name in any spelling; undefined where it is not in the list. */
export const findPlace = (name: string): Place | undefined => places.get(toPlainPlace(toSlug(name)));

/** A city's slug, the same for all its spellings. */
export const toCityKey = (city: string): string => findPlace(city)?.key ?? toSlug(city);
