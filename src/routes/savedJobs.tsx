import { createFileRoute } from '@tanstack/react-router';
import { SavedJobsPage } from '#features/saved-jobs/saved-jobs-page.tsx';

export const Route = createFileRoute('/savedJobs')({ component: SavedJobsPage });
