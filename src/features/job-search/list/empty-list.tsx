import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { City } from '#contract/jobs/city.ts';
import { countActiveFilters, type JobSearch } from '#contract/jobs/job-query.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import { filterMessages, emptyMessages } from '../later-messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { LensPicture } from './lens-picture.tsx';

interface Nearest {
  category?: JobCategory | undefined;
  city?: City | undefined;
}

const nothing: Nearest = {};

/** Categories and cities with open jobs nearest to a search without results. Loads the vocabulary on demand. */
function useNearest(text: string | undefined, categories: readonly JobCategory[]): Nearest {
  const isAsked = text !== undefined;
  const { data: cities } = useQuery({ ...citiesQuery, enabled: isAsked });
  const [find, setFind] = useState<typeof import('#contract/search/nearest.ts').findNearest>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    import('#contract/search/nearest.ts').then(
      ({ findNearest }) => isOver || setFind(() => findNearest),
      // Without the vocabulary only the popular categories are shown.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  if (!find || text === undefined) return nothing;
  return find(text, { categories, cities: cities ?? [] });
}

const OFFERED = 3;

export interface WaysOut {
  search: JobSearch;
  categories: readonly JobCategory[];
  onReset: () => void;
  onClearText: () => void;
  onFirstPage: () => void;
}

type EmptyListProps = WaysOut & {
  /** Only the device's jobs were searched. */
  isOffline: boolean;
};

type EmptyTexts = typeof emptyMessages & Pick<typeof filterMessages, 'resetFilters'>;

/** Why nothing was found, with a suggestion: the first page, fewer filters, another text. */
function toWayOut({ search, isOffline, ...ways }: EmptyListProps, texts: EmptyTexts) {
  const { onReset, onClearText, onFirstPage } = ways;
  if ((search.page ?? 1) > 1)
    return isOffline
      ? { title: texts.pageOffline, text: texts.textOffline, way: texts.firstPage, act: onFirstPage }
      : { title: texts.pageTitle, text: texts.pageText, way: texts.firstPage, act: onFirstPage };
  const title = isOffline ? texts.titleOffline : texts.title;
  if (countActiveFilters(search) > 0)
    return { title, text: isOffline ? texts.textOffline : texts.text, way: texts.resetFilters, act: onReset };
  if (search.search !== undefined) {
    const text = isOffline ? texts.textOffline : texts.textOfSearch;
    return { title, text, way: texts.clearSearch, act: onClearText };
  }
  return { title: texts.titlePlain, text: texts.textPlain };
}

/** Replaces a list without jobs. */
export function EmptyList(ways: EmptyListProps) {
  const { title, text, way, act } = toWayOut(ways, {
    ...emptyMessages,
    resetFilters: filterMessages.resetFilters,
  });
  const button = way && (
    <button type="button" className="btn btn-primary text-base" onClick={act}>
      {way}
    </button>
  );
  return (
    <>
      <StatePanel picture={<LensPicture />} title={title} text={text} action={button} />
      {!ways.isOffline && <Offers text={ways.search.search} categories={ways.categories} />}
    </>
  );
}

interface Offer {
  text: string;
  jobCount: number | undefined;
  search: Pick<JobSearch, 'category' | 'city'>;
}

const toOffer = ({ name, jobCount }: Pick<JobCategory, 'name' | 'jobCount'>): Offer => ({
  text: toCategoryName(name),
  jobCount,
  search: { category: name },
});

/** Links to the categories and cities nearest to the search, then to the categories with most open jobs. */
function toOffers(categories: readonly JobCategory[], { category, city }: Nearest): Offer[] {
  const most = categories.toSorted((a, b) => (b.jobCount ?? 0) - (a.jobCount ?? 0)).slice(0, OFFERED);
  return [
    ...(category === undefined ? [] : [toOffer(category)]),
    ...(city === undefined
      ? []
      : [{ text: toShownCity(city), jobCount: city.jobCount, search: { city: city.slug } }]),
    ...most.filter(({ _id }) => _id !== category?._id).map(toOffer),
  ];
}

/** Links to lists with open jobs. */
function Offers({ text, categories }: { text: string | undefined; categories: readonly JobCategory[] }) {
  const texts = emptyMessages;
  const id = useId();
  const nearest = useNearest(text, categories);
  const offers = toOffers(categories, nearest);
  if (offers.length === 0) return null;
  return (
    <div className="mt-6 text-center">
      <h3 id={id} className="mb-2 font-bold">
        {nearest.category || nearest.city ? texts.nearest : texts.popular}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap justify-center gap-2">
        {offers.map(({ text: name, jobCount, search }) => (
          <li key={JSON.stringify(search)}>
            <Link to={appPaths.jobs} search={search} className={`${chipLook} ${toChipTone(false)}`}>
              {jobCount ? texts.withCount(name, formatNumber(jobCount, locale)) : name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
