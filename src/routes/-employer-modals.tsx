import type { CompanyModalSlot } from '#features/employer/profile/own-companies.tsx';
import type { JobModalSlot } from '#features/employer/profile/posted-jobs.tsx';
import { createLazyModal } from '#features/employer/profile/lazy-modal.tsx';

export const jobModal = createLazyModal<Parameters<JobModalSlot>[0]>(
  async () => (await import('#features/employer/jobs/edit/job-modal.tsx')).JobModal,
);
export const companyModal = createLazyModal<Parameters<CompanyModalSlot>[0]>(
  async () => (await import('#features/employer/companies/company-modal.tsx')).CompanyModal,
);
