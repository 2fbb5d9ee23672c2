import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { allJobsQuery } from '#api/jobs.ts';
import { listLimits } from '#contract/limits.ts';
import { truncate } from '#contract/text.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { visitSeed } from '#platform/startup/visit-seed.ts';
import type { JobCardView } from '#presenters/job-card.ts';
import { PostingCard } from '#presenters/posting-card.tsx';
import { Chip } from '#ui/chip.tsx';
import { relatedMessages } from './related-messages.ts';
import { pickRelated } from './related.ts';

const toChips = (view: JobCardView) => view.jobType && <Chip tone="tint">{view.jobType}</Chip>;

/** Three other jobs (§2). Left out while the list is not known: it is an offer, not the page. */
export function RelatedJobs({ currentId, now }: { currentId: string; now: number }) {
  const related = useMessages(relatedMessages);
  // In pieces: it is an offer, and nobody waits for it.
  const data = useDeferredValue(useQuery(allJobsQuery).data);
  if (data === undefined || data.jobs.length < 2) return null;
  return (
    <section aria-labelledby="related-jobs" className="mt-12">
      <h2 id="related-jobs" className="mb-4 text-lg font-bold">
        {related.heading}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 filters:grid-cols-3">
        {pickRelated(data.jobs, currentId, visitSeed()).map((job) => (
          <li key={job._id}>
            <PostingCard
              job={job}
              now={now}
              title={(view) => truncate(view.title, listLimits.relatedTitleChars)}
              description={(view) => truncate(view.description, listLimits.relatedDescriptionChars)}
              chips={toChips}
              action={{ text: related.apply, label: `${related.apply}: ${job.title}`, className: 'btn' }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
