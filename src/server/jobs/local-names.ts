import type { Address } from '#contract/fields.ts';
import type { Locale } from '#contract/format.ts';
import { titleTextsIn, toCityName, toListTitle } from '#contract/http/page-titles.ts';
import { findPlace } from '#contract/jobs/city-key.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toPlaceNameIn } from '#contract/jobs/place-names.ts';
import { isBanglaWord } from '#contract/search/bangla-word.ts';

/** Names of places in the other script, for clients, which do not have the table of places, and titles of lists. */

interface Place {
  city?: string | undefined;
  country?: string | undefined;
}

/** '' if the name is the same. */
const toOther = (name: string, shown: string): string => (shown === name ? '' : shown);

/** A place's Bangla name; '' if unknown or the same. */
export const toBanglaName = (name: string): string => toOther(name, toPlaceNameIn.bn(name));

/** The English name of a place in the table; undefined for others. */
export function findEnglishName(name: string): string | undefined {
  const place = findPlace(name);
  return place && toCityName(place.key);
}

/** The English name of a place written in Bangla; '' if unknown. Latin spellings are unchanged. */
function toEnglishName(name: string): string {
  const shown = name.split(', ').map((part) => (isBanglaWord(part) && findEnglishName(part)) || part);
  return toOther(name, shown.join(', '));
}

type AddedNames = Pick<Address, 'cityBn' | 'countryBn' | 'cityEn' | 'countryEn'>;

/** Extra fields of addresses: Bangla names, and English names of places written in Bangla. */
export function toAddedNames({ city = '', country = '' }: Place): AddedNames {
  const [cityEn, countryEn] = [toEnglishName(city), toEnglishName(country)];
  return {
    cityBn: toBanglaName(city),
    countryBn: toBanglaName(country),
    ...(cityEn !== '' && { cityEn }),
    ...(countryEn !== '' && { countryEn }),
  };
}

/** The place of a search, for its title in a language; '' for unchanged names. */
export function toPlaceNames(language: Locale, { city = '', country = '' }: Place): Required<Place> {
  const toName = language === 'bn' ? toBanglaName : toEnglishName;
  return { city: toName(city), country: toName(country) };
}

/** The title of a list in a language, with its place as that language writes it. */
export const toLocalListTitle = (search: JobSearch, language: Locale): string =>
  toListTitle(search, titleTextsIn[language], toPlaceNames(language, search));
