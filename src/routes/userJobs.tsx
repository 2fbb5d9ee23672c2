import { createFileRoute } from '@tanstack/react-router';
import { usePreloaded } from '#features/employer/profile/lazy-modal.tsx';
import { UserJobsPage } from '#features/employer/profile/profile-page.tsx';
import { jobModal } from './-employer-modals.tsx';

export const Route = createFileRoute('/userJobs')({ component: UserJobsRoute });

function UserJobsRoute() {
  usePreloaded(jobModal);
  return <UserJobsPage jobModal={jobModal.render} />;
}
