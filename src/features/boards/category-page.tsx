import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '#api/categories.ts';
import { toSlug } from '#contract/search/slug.ts';
import { formatNumber } from '#contract/format.ts';
import { toBoardTitle } from '#contract/http/page-titles.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { AllJobsLink } from './all-jobs-link.tsx';
import { BoardFailure } from './board-failure.tsx';
import { BoardHeading, toOpenCount } from './board-heading.tsx';
import { BoardJobs, type JobCards } from './board-jobs.tsx';
import { CategoryLinks, CityLinks } from './board-links.tsx';
import { boardMessages } from './messages.ts';
import { useBoardJobs } from './use-board-jobs.ts';

export interface BoardPageProps {
  Cards: JobCards;
  /** What stands where there is no such page. */
  notFound: ReactNode;
}

/** The open jobs of a category. */
export function CategoryPage({ slug: asked, Cards, notFound }: BoardPageProps & { slug: string }) {
  const texts = useMessages(boardMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery);
  const slug = toSlug(asked);
  const category = data?.find(({ name }) => toSlug(name) === slug);
  const { view, retry } = useBoardJobs(category && { category: category._id });
  usePageTitle(category ? toBoardTitle('category', category.name) : '');
  if (data && !category && !isFetching) return notFound;
  if (!data && error) return <BoardFailure error={error} onRetry={() => void refetch()} />;
  const count = toOpenCount(view, category?.jobCount);
  return (
    <div className="page py-6 pb-12">
      <BoardHeading title={category && toBoardTitle('category', category.name)} count={count} />
      <BoardJobs view={view} onRetry={retry} Cards={Cards} emptyText={texts.emptyCategory}>
        {category && view.kind === 'full' && (
          <AllJobsLink
            search={{ category: category.name }}
            further={(count?.total ?? 0) - view.list.jobs.length}
            text={texts.allOf(formatNumber(count?.total ?? 0, locale), category.name)}
          />
        )}
      </BoardJobs>
      <CategoryLinks current={slug} />
      <CityLinks />
    </div>
  );
}
