import { createLatePart } from '#platform/late-part.tsx';

const SidePanelRoom = () => <div aria-hidden="true" className="skeleton h-96" />;

/** The company's own panel: it waits for the company's data in any case. */
export const lateCompanyPanel = createLatePart(
  async () => (await import('./company-panel.tsx')).CompanyPanel,
  SidePanelRoom,
);

/** The offer under the job. */
export const lateRelatedJobs = createLatePart(
  async () => (await import('./related-jobs.tsx')).RelatedJobs,
  () => null,
);
