import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { categoriesQuery, cityQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { titleTexts } from '#contract/http/page-titles.ts';
import { appPaths } from '#contract/http/paths.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import { toSlug } from '#contract/search/slug.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { locale } from '#platform/i18n/locale.ts';
import { Icon } from '#ui/icon/icon.tsx';
import {
  BoardFailure,
  BoardHeading,
  BoardJobs,
  BoardUnavailable,
  type JobCards,
  toOpenCount,
} from './board-jobs.tsx';
import { CategoryLinks, CityLinks } from './board-links.tsx';
import { useBoardJobs } from './board-queries.ts';
import { boardMessages as texts } from './messages.ts';

export interface BoardPageProps {
  Cards: JobCards;
  notFound: ReactNode;
}

interface FilterBoardProps {
  title: string | undefined;
  counted: number | undefined;
  search: JobSearch | undefined;
  /** The link to the job list; undefined while its name is unknown. */
  link: { search: JobSearch; toText: (total: string) => string } | undefined;
  emptyText: string;
  Cards: JobCards;
  children: ReactNode;
}

/** The newest open jobs of a filter, and the link to all of them. */
function FilterBoard({ title, counted, search, link, emptyText, Cards, children }: FilterBoardProps) {
  const { state, retry } = useBoardJobs(search);
  const count = toOpenCount(state, counted);
  const total = count?.total ?? 0;
  return (
    <div className="page py-6 pb-12">
      <BoardHeading title={title} count={count} />
      <BoardJobs state={state} onRetry={retry} Cards={Cards} emptyText={emptyText}>
        {({ jobs }) =>
          link && (
            <p className="mt-6 text-center">
              <Link to={appPaths.jobs} search={link.search} className="btn border-control px-6 text-base">
                {total > jobs.length ? link.toText(formatNumber(total, locale)) : texts.filterJobs}{' '}
                <Icon name="chevronRight" />
              </Link>
            </p>
          )
        }
      </BoardJobs>
      {children}
    </div>
  );
}

/** The open jobs of a category. */
export function CategoryPage({ slug: asked, Cards, notFound }: BoardPageProps & { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery);
  const slug = toSlug(asked);
  const category = data?.find(({ name }) => toSlug(name) === slug);
  const title = category && titleTexts.board.category(category.name);
  usePageTitle(title ?? '');
  if (data && !category && !isFetching) return notFound;
  if (!data && error) return <BoardFailure error={error} onRetry={() => void refetch()} />;
  return (
    <FilterBoard
      title={title}
      counted={category?.jobCount}
      search={category && { category: category._id }}
      link={
        category && {
          search: { category: category.name },
          toText: (total) => texts.allOf(total, toCategoryName(category.name)),
        }
      }
      emptyText={texts.emptyCategory}
      Cards={Cards}
    >
      <CategoryLinks current={slug} />
      <CityLinks />
    </FilterBoard>
  );
}

/** The open jobs of a city. */
export function CityPage({ slug, Cards, notFound }: BoardPageProps & { slug: string }) {
  const isOffered = useServerExtensions();
  // Queried only to learn whether the server supports cities: every server answers it (§7).
  const categories = useQuery(categoriesQuery);
  const { data: city, error, refetch } = useQuery({ ...cityQuery(slug), enabled: isOffered });
  const title = city && titleTexts.board.city(toShownCity(city));
  usePageTitle(title ?? '');
  if (!isOffered && categories.isSuccess) return <BoardUnavailable />;
  if (!isOffered && categories.isError)
    return <BoardFailure error={categories.error} onRetry={() => void categories.refetch()} />;
  if (isNotFound(error)) return notFound;
  if (!city && error) return <BoardFailure error={error} onRetry={() => void refetch()} />;
  return (
    <FilterBoard
      title={title}
      counted={city?.jobCount}
      search={isOffered ? { city: slug } : undefined}
      link={city && { search: { city: city.slug }, toText: (total) => texts.allIn(total, toShownCity(city)) }}
      emptyText={texts.emptyCity}
      Cards={Cards}
    >
      <CityLinks {...(city && { current: city.slug })} />
      <CategoryLinks />
    </FilterBoard>
  );
}
