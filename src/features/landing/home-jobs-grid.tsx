import { Suspense } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { homeGrid } from './home-jobs-section.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { LandingJobCard } from './landing-job-card.tsx';

type HomeJobs = CardSlots & { jobs: readonly Job[] };

/** The six cards of one section. In a boundary of their own: what stands above them is hydrated first. */
export const HomeJobsGrid = (props: HomeJobs) => (
  <Suspense>
    <Cards {...props} />
  </Suspense>
);

function Cards({ jobs, ...slots }: HomeJobs) {
  const now = useNow();
  return (
    <ul className={homeGrid}>
      {jobs.map((job) => (
        <li key={job._id}>
          <LandingJobCard job={job} now={now} {...slots} />
        </li>
      ))}
    </ul>
  );
}
