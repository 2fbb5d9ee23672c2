import { createRenderedPart } from '#platform/late-part.tsx';
import { HomeJobsSkeleton } from './home-jobs-section.tsx';

/** The cards stand below the fold: they are loaded after what stands above it. */
export const lateHomeJobs = createRenderedPart(
  async () => (await import('./home-jobs-grid.tsx')).HomeJobsGrid,
  HomeJobsSkeleton,
);
