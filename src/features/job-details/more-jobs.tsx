import { relatedMessages as texts } from './parts/messages.ts';
import { Link } from '@tanstack/react-router';
import { boardRoutes } from '#contract/http/paths.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toCityKey } from '#contract/jobs/city-key.ts';
import { toSlug } from '#contract/search/slug.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { listLimits } from '#contract/limits.ts';
import { hashText, visitSeed } from '#platform/startup/visit-seed.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { allJobsQuery } from '#api/jobs.ts';
import { truncate } from '#contract/text.ts';
import type { JobCardView } from '#ui/card/job-card-view.ts';
import { PostingCard } from '#ui/card/posting-card.tsx';

const look = 'btn border-control text-base';

function JobBoards({ job }: { job: Job }) {
  const isOffered = useServerExtensions();
  const category = job.category?.name ?? '';
  const { cityBn, cityEn } = job.location;
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
          {texts.moreIn(toShownCity({ name: cityEn || job.location.city, nameBn: cityBn }))}
        </Link>
      )}
    </nav>
  );
}

/** Three random other jobs (§9), stable for a job and seed. */
export function pickRelated(jobs: readonly Job[], currentId: string, seed: number): Job[] {
  return jobs
    .filter((job) => job._id !== currentId)
    .map((job) => ({ job, order: hashText(`${currentId} ${job._id}`, seed) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, listLimits.relatedJobs)
    .map(({ job }) => job);
}

const toFacts = (view: JobCardView) => [view.jobType];

function RelatedJobs({ currentId, now }: { currentId: string; now: number }) {
  const data = useDeferredValue(useQuery(allJobsQuery).data);
  if (data === undefined || data.jobs.length < 2) return null;
  return (
    <section aria-labelledby="related-jobs" className="mt-12">
      <h2 id="related-jobs" className="mb-4 text-lg font-bold">
        {texts.heading}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 filters:grid-cols-3">
        {pickRelated(data.jobs, currentId, visitSeed()).map((job) => (
          <li key={job._id}>
            <PostingCard
              job={job}
              now={now}
              title={(view) => truncate(view.title, listLimits.relatedTitleChars)}
              description={(view) => truncate(view.description, listLimits.relatedDescriptionChars)}
              facts={toFacts}
              action={{ text: texts.apply, label: `${texts.apply}: ${job.title}` }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface MoreJobsProps {
  job: Job;
  isPublic: boolean;
  now: number;
}

/** Links to similar jobs, and three other jobs. */
export function MoreJobs({ job, isPublic, now }: MoreJobsProps) {
  return (
    <>
      {isPublic && <JobBoards job={job} />}
      <RelatedJobs currentId={job._id} now={now} />
    </>
  );
}
