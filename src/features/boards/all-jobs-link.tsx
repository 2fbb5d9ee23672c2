import { Link } from '@tanstack/react-router';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { boardMessages } from './messages.ts';

interface AllJobsLinkProps {
  search: JobSearch;
  /** How many there are beyond those that the page shows. */
  further: number;
  /** The link's words where there are some. */
  text: string;
}

/** To the job list with the page's filter set. */
export function AllJobsLink({ search, further, text }: AllJobsLinkProps) {
  const texts = useMessages(boardMessages);
  return (
    <p className="mt-6 text-center">
      <Link to={appPaths.jobs} search={search} className="btn border-control px-6 text-base">
        {further > 0 ? text : texts.filterJobs} <Icon name="chevronRight" />
      </Link>
    </p>
  );
}
