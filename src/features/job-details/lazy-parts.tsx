import { createLazyPart, createRenderedPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal, whenWanted } from '#platform/startup/page-settled.ts';

/** The company's own panel stands below the job, and its links work without the app. */
export const lazyCompanyPanel = createRenderedPart(
  async () => (await import('./company-panel.tsx')).CompanyPanel,
  () => <div aria-hidden="true" className="skeleton h-96" />,
  whenPersonal,
);

/** Why a job is not public, for who reads it nevertheless. */
export const lazyHiddenLine = createLazyPart(
  async () => (await import('./hidden-line.tsx')).HiddenLine,
  () => <div aria-hidden="true" className="h-20" />,
);

/** The search where a job is unknown: the rest of the page says so without it. */
export const lazyJobSearch = createRenderedPart(
  async () => (await import('./job-search.tsx')).JobSearch,
  () => <div aria-hidden="true" className="h-16" />,
);

/** The ways to more jobs of its kind. */
export const lazyJobBoards = createLazyPart(
  async () => (await import('./job-boards.tsx')).JobBoards,
  () => null,
  whenWanted,
);

/** The offer under the job. */
export const lazyRelatedJobs = createLazyPart(
  async () => (await import('./related-jobs.tsx')).RelatedJobs,
  () => null,
  whenWanted,
);
