import type { Address } from '#contract/fields.ts';
import type { Locale } from '#contract/format.ts';
import { toCityName } from '#contract/http/page-titles.ts';
import { findPlace } from '#contract/jobs/city-key.ts';
import { toPlaceName } from '#contract/jobs/place-names.bn.ts';
import { isBangla } from '#contract/search/bangla-word.ts';

/** Names of places in the other script, for clients, which carry no table of places. */

interface Place {
  city?: string | undefined;
  country?: string | undefined;
}

/** '' for a name that stays as it is. */
const toOther = (name: string, shown: string): string => (shown === name ? '' : shown);

/** A place's name as Bangla writes it; '' where unknown, or where it is the same. */
export const toBanglaName = (name: string): string => toOther(name, toPlaceName(name));

/** The English name of a place of the list; undefined for others. */
export function findEnglishName(name: string): string | undefined {
  const place = findPlace(name);
  return place && toCityName(place.key);
}

/** A name written in Bangla as English writes it; '' where unknown. Latin spellings stay as they are. */
function toEnglishName(name: string): string {
  const shown = name.split(', ').map((part) => (isBangla(part) && findEnglishName(part)) || part);
  return toOther(name, shown.join(', '));
}

type AddedNames = Pick<Address, 'cityBn' | 'countryBn' | 'cityEn' | 'countryEn'>;

/** What addresses carry besides: Bangla's names, and English ones of what is written in Bangla. */
export function toAddedNames({ city = '', country = '' }: Place): AddedNames {
  const [cityEn, countryEn] = [toEnglishName(city), toEnglishName(country)];
  return {
    cityBn: toBanglaName(city),
    countryBn: toBanglaName(country),
    ...(cityEn !== '' && { cityEn }),
    ...(countryEn !== '' && { countryEn }),
  };
}

/** A search's place for its title in a language; '' for what stays as it is. */
export function toPlaceNames(language: Locale, { city = '', country = '' }: Place): Required<Place> {
  const toName = language === 'bn' ? toBanglaName : toEnglishName;
  return { city: toName(city), country: toName(country) };
}
