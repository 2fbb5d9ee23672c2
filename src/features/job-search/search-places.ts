import { toPlaceName } from '#contract/jobs/place-names.ts';
import { toCityName } from '#contract/http/page-titles.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';

/** A search's places in the page's language; '' for none. */
export interface PlaceNames {
  city: string;
  country: string;
}

/** A search's places in the page's language, by the table of places. */
export const toSearchPlaces = ({ city = '', country = '' }: JobSearch): PlaceNames => ({
  city: toPlaceName(toCityName(city)),
  country: toPlaceName(country),
});
