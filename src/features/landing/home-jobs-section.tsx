import type { ReactNode } from 'react';
import type { Job } from '#contract/job.ts';
import { listLimits } from '#contract/limits.ts';
import { useNow } from '#platform/clock.ts';
import { JobCardSkeleton } from '#ui/job-card.tsx';
import { LandingJobCard, type CardSlots } from './landing-job-card.tsx';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2 filters:grid-cols-3';

interface HomeJobsSectionProps {
  id: string;
  title: string;
  /** Between the heading and the cards. */
  line?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A heading with what stands under it. */
export function HomeJobsSection({ id, title, line, action, children }: HomeJobsSectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-12">
      <h2 id={id} className="mb-4 text-lg font-bold">
        {title}
      </h2>
      {line}
      {children}
      {action && <div className="mt-6 text-center">{action}</div>}
    </section>
  );
}

export function HomeJobsGrid({ jobs, ...slots }: CardSlots & { jobs: readonly Job[] }) {
  const now = useNow();
  return (
    <ul className={grid}>
      {jobs.map((job) => (
        <li key={job._id}>
          <LandingJobCard job={job} now={now} {...slots} />
        </li>
      ))}
    </ul>
  );
}

/** Six cards before their jobs are known. */
export function HomeJobsSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: listLimits.homeJobs }, (_, index) => (
        <JobCardSkeleton key={index} description />
      ))}
    </div>
  );
}
