import { breakpointPx } from '#contract/limits.ts';
import { whenWindowAtLeast } from '#platform/browser/window-width.ts';
import { createRenderedPart } from '#platform/startup/lazy-part.tsx';

/** In a separate file: imported by the route's file, the bundler would put its code into the list's chunk. */
export const lazyBesideJob = createRenderedPart(
  async () => (await import('./-beside-job.tsx')).BesideJob,
  () => <div aria-hidden="true" className="skeleton m-4 h-96" />,
  whenWindowAtLeast(breakpointPx.panes),
);
