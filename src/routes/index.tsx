import { createFileRoute, redirect } from '@tanstack/react-router';
import { categoriesQuery } from '#api/categories.ts';
import { allJobsQuery } from '#api/jobs.ts';
import type { Job } from '#contract/job.ts';
import { parseJobSearch } from '#contract/job-query.ts';
import { appPaths } from '#contract/paths.ts';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { lateBookmark, lateOfflineNote } from '#features/saved-jobs/late-bookmark.tsx';
import { useAnnounceStart } from '#platform/app-start.ts';
import { hasBrowser } from '#platform/browser.ts';

export const Route = createFileRoute('/')({
  beforeLoad: ({ location }) => {
    // The second reading of the home route: `/?search=x` is the list (§2).
    const { search } = parseJobSearch({ ...location.search });
    if (search !== undefined) throw redirect({ to: appPaths.jobs, search: { search }, replace: true });
  },
  loader: ({ context: { queryClient } }) => {
    if (!hasBrowser) return;
    void queryClient.prefetchQuery(allJobsQuery);
    void queryClient.prefetchQuery(categoriesQuery);
  },
  component: HomePage,
});

const bookmark = (job: Job) => <lateBookmark.Part job={job} />;
const offlineNote = (job: Job) => <lateOfflineNote.Part job={job} />;

function HomePage() {
  useAnnounceStart();
  return <LandingPage bookmark={bookmark} offlineNote={offlineNote} />;
}
