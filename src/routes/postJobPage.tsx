import { createFileRoute } from '@tanstack/react-router';
import { PostJobPage } from '#features/employer/jobs/post-job-page.tsx';

export const Route = createFileRoute('/postJobPage')({ component: PostJobPage });
