import type { Job } from '#contract/job.ts';
import { useNow } from '#platform/clock.ts';
import { homeGrid } from './home-jobs-section.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { LandingJobCard } from './landing-job-card.tsx';

/** The six cards of one section. */
export function HomeJobsGrid({ jobs, ...slots }: CardSlots & { jobs: readonly Job[] }) {
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
