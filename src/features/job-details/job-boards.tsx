import { Link } from '@tanstack/react-router';
import { boardRoutes } from '#contract/jobs/board-paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toCityKey, toSlug } from '#contract/search/slug.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { relatedMessages } from './related-messages.ts';

const look = 'btn border-control text-base';

/** The pages that have more jobs of this category and city; the company's own panel leads to its jobs. */
export function JobBoards({ job }: { job: Job }) {
  const texts = useMessages(relatedMessages);
  const isOffered = useServerExtensions();
  const category = job.category?.name ?? '';
  const city = toCityKey(job.location.city);
  return (
    <nav aria-label={texts.moreJobs} className="mt-12 flex flex-wrap gap-2 wrap-anywhere">
      {category && (
        <Link to={boardRoutes.category} params={{ slug: toSlug(category) }} className={look}>
          {texts.moreOf(category)}
        </Link>
      )}
      {isOffered && city && (
        <Link to={boardRoutes.city} params={{ slug: city }} className={look}>
          {texts.moreIn(job.location.city.trim())}
        </Link>
      )}
    </nav>
  );
}
