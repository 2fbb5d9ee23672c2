import { listPageSize } from '#api/page-size.ts';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';

export const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';

/** A page of cards before its jobs are known: as many as are asked for. */
export function JobGridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: listPageSize() }, (_, index) => (
        <JobCardSkeleton key={index} />
      ))}
    </div>
  );
}
