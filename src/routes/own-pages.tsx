import { createLazyModal, usePreloaded } from '#features/employer/profile/lazy-modal.tsx';
import type { CompanyModalSlot } from '#features/employer/profile/own-companies.tsx';
import type { JobModalSlot } from '#features/employer/profile/posted-jobs.tsx';
import { CompaniesListPage, ProfilePage, UserJobsPage } from '#features/employer/profile/profile-page.tsx';

const jobModal = createLazyModal<Parameters<JobModalSlot>[0]>(
  async () => (await import('#features/employer/jobs/edit/job-modal.tsx')).JobModal,
);
const companyModal = createLazyModal<Parameters<CompanyModalSlot>[0]>(
  async () => (await import('#features/employer/companies/company-modal.tsx')).CompanyModal,
);

export function UserProfileRoute() {
  usePreloaded(jobModal);
  usePreloaded(companyModal);
  return <ProfilePage jobModal={jobModal.render} companyModal={companyModal.render} />;
}

export function UserJobsRoute() {
  usePreloaded(jobModal);
  return <UserJobsPage jobModal={jobModal.render} />;
}

export function CompaniesListRoute() {
  usePreloaded(companyModal);
  return <CompaniesListPage companyModal={companyModal.render} />;
}
