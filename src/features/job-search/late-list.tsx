import { createRenderedPart } from '#platform/late-part.tsx';
import { JobGridSkeleton } from './job-grid-skeleton.tsx';

/** The cards, taken into the app once search and filters work. */
export const lateList = createRenderedPart(
  async () => (await import('./shown-list.tsx')).ShownList,
  JobGridSkeleton,
);
