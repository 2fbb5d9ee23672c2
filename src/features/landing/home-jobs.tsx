import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { type HomeList, pickClosingJobs } from '#api/home-jobs.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import type { JobCardView } from '#ui/card/job-card-view.ts';
import { JobCardSkeleton } from '#ui/card/job-card.tsx';
import { type CardSlots, PostingCard } from '#ui/card/posting-card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { landingMessages as texts } from './messages.ts';

const toFacts = (view: JobCardView) => [view.jobType];

const row = '-mx-4 -my-1 flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none]';
const place = 'w-70 max-w-[85vw] shrink-0 filters:flex-1';

interface ClosingSoonProps extends CardSlots {
  /** Undefined while it loads. */
  list: HomeList | undefined;
}

/** The jobs that close first, in one scrolling line, so that the first screen shows a job. */
export function ClosingSoon({ list, ...slots }: ClosingSoonProps) {
  const now = useNow();
  const total = list?.pagination?.total;
  const jobs = pickClosingJobs(list?.closing ?? [], now);
  if (list && jobs.length === 0) return null;
  return (
    <section aria-labelledby="closing-soon" className="page mt-6 roomy:mt-12 short:mt-4">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <span className="grid size-6 place-items-center rounded-full bg-accent text-accent-content">
          <Icon name="clock" className="size-4" />
        </span>
        <h2 id="closing-soon" className="flex-1 text-lg font-bold">
          {texts.closingSoon}
        </h2>
        <Link to={appPaths.jobs} className="inline-flex min-h-11 items-center font-semibold text-primary">
          {total === undefined ? texts.allJobs : texts.allOpenJobs(formatNumber(total, locale))}
          <Icon name="chevronRight" />
        </Link>
      </div>
      <ul className={row}>
        {list ? (
          <Suspense>
            {jobs.map((job) => (
              <li key={job._id} className={place}>
                <PostingCard job={job} now={now} facts={toFacts} category="always" {...slots} />
              </li>
            ))}
          </Suspense>
        ) : (
          Array.from({ length: listLimits.closingJobs }, (_, index) => (
            <li key={index} className={place}>
              <JobCardSkeleton />
            </li>
          ))
        )}
      </ul>
    </section>
  );
}

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

function LandingJobCard({ job, ...card }: LandingJobCardProps) {
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
