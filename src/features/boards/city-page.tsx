import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#api/categories.ts';
import { cityQuery } from '#api/cities.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { formatNumber } from '#contract/format.ts';
import { toBoardTitle } from '#contract/http/page-titles.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { AllJobsLink } from './all-jobs-link.tsx';
import { BoardFailure, BoardUnavailable } from './board-failure.tsx';
import { BoardHeading, toOpenCount } from './board-heading.tsx';
import { BoardJobs } from './board-jobs.tsx';
import { CategoryLinks, CityLinks } from './board-links.tsx';
import type { BoardPageProps } from './category-page.tsx';
import { boardMessages } from './messages.ts';
import { useBoardJobs } from './use-board-jobs.ts';

/** The open jobs of a city. */
export function CityPage({ slug, Cards, notFound }: BoardPageProps & { slug: string }) {
  const texts = useMessages(boardMessages);
  const locale = useLocale();
  const isOffered = useServerExtensions();
  // A call that every server knows: its answer says whether this one knows cities.
  const categories = useQuery(categoriesQuery);
  const { data: city, error, refetch } = useQuery({ ...cityQuery(slug), enabled: isOffered });
  const { view, retry } = useBoardJobs(isOffered ? { city: slug } : undefined);
  usePageTitle(city ? toBoardTitle('city', city.name) : '');
  if (!isOffered && categories.isSuccess) return <BoardUnavailable />;
  if (!isOffered && categories.isError)
    return <BoardFailure error={categories.error} onRetry={() => void categories.refetch()} />;
  if (isNotFound(error)) return notFound;
  if (!city && error) return <BoardFailure error={error} onRetry={() => void refetch()} />;
  const count = toOpenCount(view, city?.jobCount);
  return (
    <div className="page py-6 pb-12">
      <BoardHeading title={city && toBoardTitle('city', city.name)} count={count} />
      <BoardJobs view={view} onRetry={retry} Cards={Cards} emptyText={texts.emptyCity}>
        {city && view.kind === 'full' && (
          <AllJobsLink
            search={{ city: city.slug }}
            further={(count?.total ?? 0) - view.list.jobs.length}
            text={texts.allIn(formatNumber(count?.total ?? 0, locale), city.name)}
          />
        )}
      </BoardJobs>
      <CityLinks {...(city && { current: city.slug })} />
      <CategoryLinks />
    </div>
  );
}
