import { createFileRoute } from '@tanstack/react-router';
import { usePreloaded } from '#features/employer/profile/lazy-modal.tsx';
import { CompaniesListPage } from '#features/employer/profile/profile-page.tsx';
import { companyModal } from './-employer-modals.tsx';

export const Route = createFileRoute('/companiesList')({ component: CompaniesListRoute });

function CompaniesListRoute() {
  usePreloaded(companyModal);
  return <CompaniesListPage companyModal={companyModal.render} />;
}
