import type { ReactNode } from 'react';
import { listLimits } from '#contract/limits.ts';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';

export const homeGrid = 'grid grid-cols-1 gap-3 md:grid-cols-2 filters:grid-cols-3';

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

/** Six cards before their jobs are known. */
export function HomeJobsSkeleton() {
  return (
    <div className={homeGrid}>
      {Array.from({ length: listLimits.homeJobs }, (_, index) => (
        <JobCardSkeleton key={index} description />
      ))}
    </div>
  );
}
