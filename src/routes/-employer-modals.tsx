import type { CompanyModalSlot } from '#features/employer/profile/own-companies.tsx';
import type { JobModalSlot } from '#features/employer/profile/posted-jobs.tsx';
import { createLateModal } from '#features/employer/profile/late-modal.tsx';

export const jobModal = createLateModal<Parameters<JobModalSlot>[0]>(
  async () => (await import('#features/employer/jobs/edit/job-modal.tsx')).JobModal,
);
export const companyModal = createLateModal<Parameters<CompanyModalSlot>[0]>(
  async () => (await import('#features/employer/companies/company-modal.tsx')).CompanyModal,
);
