import { type ReactNode, Suspense } from 'react';
import { listLimits } from '#contract/limits.ts';
import { JobCardSkeleton } from '#ui/card/job-card.tsx';
import type { Job } from '#contract/jobs/job.ts';
import type { JobCardView } from '#ui/card/job-card-view.ts';
import { PostingCard, type CardSlots } from '#ui/card/posting-card.tsx';
import { landingMessages } from './messages.ts';
import { useNow } from '#platform/i18n/clock.ts';

const homeGrid = 'grid grid-cols-1 gap-3 md:grid-cols-2 filters:grid-cols-3';

interface HomeJobsSectionProps {
  id: string;
  title: string;
  line?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A heading with its content. */
export function HomeJobsSection({ id, title, line, action, children }: HomeJobsSectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-6 roomy:mt-12">
      <h2 id={id} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      {line}
      {children}
      {action && <div className="mt-6 text-center">{action}</div>}
    </section>
  );
}

/** The placeholders of six cards. */
export function HomeJobsSkeleton() {
  return (
    <div className={homeGrid}>
      {Array.from({ length: listLimits.homeJobs }, (_, index) => (
        <JobCardSkeleton key={index} description />
      ))}
    </div>
  );
}

interface LandingJobCardProps extends CardSlots {
  job: Job;
  now: number;
}

const toFacts = (view: JobCardView) => [view.jobType];

function LandingJobCard({ job, ...card }: LandingJobCardProps) {
  const texts = landingMessages;
  return (
    <PostingCard
      job={job}
      {...card}
      description={(view) => view.description}
      facts={toFacts}
      category="always"
      action={{ text: texts.applyNow, label: texts.applyNowTo(job.title) }}
    />
  );
}

type HomeJobs = CardSlots & { jobs: readonly Job[] };

/** Six cards in their own `Suspense` boundary, so that the content above hydrates first. */
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
