import { createLazyPart, createRenderedPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { isHydrating } from '#platform/startup/hydration.ts';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';

/** Waits in a server-rendered page, whose HTML is shown until then; else runs at once. */
const whenHydrated = (work: () => void) => (isHydrating() ? whenIdle(work) : work());

export const lazyCompanyPanel = createRenderedPart(
  async () => (await import('./company-panel.tsx')).CompanyPanel,
  () => <div aria-hidden="true" className="skeleton h-96" />,
  whenIdle,
);

export const lazyOverview = createRenderedPart(
  async () => (await import('./parts/job-overview.tsx')).JobOverview,
  () => <div aria-hidden="true" className="skeleton h-36" />,
  whenHydrated,
);

export const lazySections = createRenderedPart(
  async () => (await import('./parts/job-sections.tsx')).JobSections,
  () => <div aria-hidden="true" className="skeleton mt-8 h-96" />,
  whenHydrated,
);

export const lazyHiddenLine = createLazyPart(
  async () => (await import('./details-failure.tsx')).HiddenLine,
  () => <div aria-hidden="true" className="h-20" />,
);

export const lazyMoreJobs = createLazyPart(
  async () => (await import('./more-jobs.tsx')).MoreJobs,
  () => null,
  whenIdle,
);

function FailureFallback({ onRetry }: FallbackProps) {
  return onRetry === undefined ? (
    <div aria-hidden="true" className="skeleton h-96" />
  ) : (
    <RetryButton onRetry={onRetry} />
  );
}

const loadFailures = () => import('./details-failure.tsx');

export const lazyJobFailure = createRenderedPart(
  async () => (await loadFailures()).JobFailure,
  FailureFallback,
);

export const lazyNoJobSelected = createLazyPart(
  async () => (await loadFailures()).NoJobSelected,
  FailureFallback,
);

export const lazyCompanyFailure = createLazyPart(
  async () => (await loadFailures()).CompanyFailure,
  () => null,
);
