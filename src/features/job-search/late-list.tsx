import { createLatePainted } from '#platform/late-painted.tsx';
import { JobGridSkeleton } from './job-grid-skeleton.tsx';

/** The cards: painted before the app is there, taken over once search and filters work. */
export const lateList = createLatePainted(
  async () => (await import('./shown-list.tsx')).ShownList,
  JobGridSkeleton,
);
