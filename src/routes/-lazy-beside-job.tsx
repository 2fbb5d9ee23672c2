import { breakpointPx } from '#contract/limits.ts';
import { whenWindowAtLeast } from '#platform/browser/window-width.ts';
import { createRenderedPart } from '#platform/startup/lazy-part.tsx';

/** A file of its own: named by the route, its code would be the list's. */
export const lazyBesideJob = createRenderedPart(
  async () => (await import('./-beside-job.tsx')).BesideJob,
  () => <div aria-hidden="true" className="skeleton m-4 h-96" />,
  whenWindowAtLeast(breakpointPx.panes),
);
