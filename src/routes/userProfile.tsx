import { createFileRoute } from '@tanstack/react-router';
import { usePreloaded } from '#features/employer/profile/lazy-modal.tsx';
import { ProfilePage } from '#features/employer/profile/profile-page.tsx';
import { companyModal, jobModal } from './-employer-modals.tsx';

export const Route = createFileRoute('/userProfile')({ component: UserProfileRoute });

function UserProfileRoute() {
  usePreloaded(jobModal);
  usePreloaded(companyModal);
  return <ProfilePage jobModal={jobModal.render} companyModal={companyModal.render} />;
}
