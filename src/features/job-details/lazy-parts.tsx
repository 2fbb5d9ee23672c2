import { createLazyPart, createRenderedPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal, whenWanted } from '#platform/startup/page-settled.ts';

export const lazyCompanyPanel = createRenderedPart(
  async () => (await import('./company-panel.tsx')).CompanyPanel,
  () => <div aria-hidden="true" className="skeleton h-96" />,
  whenPersonal,
);

export const lazyHiddenLine = createLazyPart(
  async () => (await import('./hidden-line.tsx')).HiddenLine,
  () => <div aria-hidden="true" className="h-20" />,
);

export const lazyJobSearchBox = createRenderedPart(
  async () => (await import('#presenters/job-search-box.tsx')).JobSearchBox,
  () => <div aria-hidden="true" className="h-16" />,
);

export const lazyMoreJobs = createLazyPart(
  async () => (await import('./more-jobs.tsx')).MoreJobs,
  () => null,
  whenWanted,
);
