import { locale } from '#platform/i18n/locale.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { BoardHeading, toOpenCount } from './board-heading.tsx';
import { BoardJobs, type JobCards } from './board-jobs.tsx';
import { boardMessages } from './messages.ts';
import { useBoardJobs } from './board-queries.ts';

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
export function FilterBoard({ title, counted, search, link, emptyText, Cards, children }: FilterBoardProps) {
  const texts = boardMessages;
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
