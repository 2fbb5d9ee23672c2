import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { toCityName } from '#contract/http/page-titles.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toSlug } from '#contract/search/slug.ts';
import type { PlaceNames } from './search-places.ts';

/** @param other the name in the page's script; '' where `name` is it */
const nameOf = (asked: string, name: string, other = ''): string =>
  asked !== '' && toSlug(asked) === toSlug(name) ? other || name : '';

/** The names in a listed job, which may be a result of the previous search. */
function toListedNames({ city = '', country = '' }: JobSearch, { location }: Job): PlaceNames {
  const { cityBn, cityEn, countryBn, countryEn } = location;
  return locale === 'bn'
    ? {
        city: nameOf(city, cityEn || location.city, cityBn),
        country: nameOf(country, countryEn || location.country, countryBn),
      }
    : { city: nameOf(city, location.city, cityEn), country: nameOf(country, location.country, countryEn) };
}

/**
 * The names of a search's places in the page's language. The table of places, too large for a first screen, is loaded
 * only where no listed job has the name and the URL has it in another script.
 */
export function usePlaceNames(search: JobSearch, listed: Job | undefined): PlaceNames {
  const { city = '', country = '' } = search;
  const found = listed ? toListedNames(search, listed) : { city: '', country: '' };
  const isWithout = (city !== '' && found.city === '') || (country !== '' && found.country === '');
  const { data: table } = useQuery({
    queryKey: ['place names', city, country],
    enabled: locale !== 'en' && isWithout,
    staleTime: Infinity,
    queryFn: async () => (await import('./search-places.ts')).toSearchPlaces({ city, country }),
  });
  return {
    city: found.city || table?.city || toCityName(city),
    country: found.country || table?.country || country,
  };
}
