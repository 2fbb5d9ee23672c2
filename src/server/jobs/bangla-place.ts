import { toPlaceName } from '#contract/jobs/place-names.bn.ts';
import type { Locale } from '#contract/format.ts';
import type { Address } from '#contract/fields.ts';

/** A place's name as Bangla writes it; '' where unknown, or where it is the same. */
export function toBanglaName(name: string): string {
  const shown = toPlaceName(name);
  return shown === name ? '' : shown;
}

/** City and country as Bangla writes them, for clients, which carry no table of places. */
export const toBanglaPlace = ({
  city = '',
  country = '',
}: {
  city?: string | undefined;
  country?: string | undefined;
}): Pick<Address, 'cityBn' | 'countryBn'> => ({
  cityBn: toBanglaName(city),
  countryBn: toBanglaName(country),
});

/** {@link toBanglaPlace} for what is written in Bangla. */
export const toPlaceNames = (
  language: Locale,
  place: { city?: string | undefined; country?: string | undefined },
) => (language === 'bn' ? toBanglaPlace(place) : undefined);
