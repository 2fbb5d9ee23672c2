import { createLatePart } from '#platform/late-part.tsx';
import { HomeJobsSkeleton } from './home-jobs-section.tsx';

/** The cards stand below the fold: they are loaded after what stands above it. */
export const lateHomeJobs = createLatePart(
  async () => (await import('./home-jobs-grid.tsx')).HomeJobsGrid,
  HomeJobsSkeleton,
);
