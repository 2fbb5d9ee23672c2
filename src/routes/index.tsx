import { createFileRoute, redirect } from '@tanstack/react-router';
import { categoriesQuery } from '#api/categories.ts';
import { citiesQuery } from '#api/cities.ts';
import { homeJobsQuery } from '#api/home-jobs.ts';
import type { Job } from '#contract/jobs/job.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
import { appPaths } from '#contract/http/paths.ts';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { lazyHeroPicture, lazySearchChoices } from '#features/landing/lazy-parts.tsx';
import { Bookmark, lazyOfflineNote } from '#features/saved-jobs/bookmark/bookmark.tsx';
import { hasBrowser } from '#platform/browser/browser.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';

export const Route = createFileRoute('/')({
  beforeLoad: ({ location }) => {
    // `/?search=x` is the job list (§2).
    const { search } = parseJobSearch({ ...location.search });
    if (search !== undefined) throw redirect({ to: appPaths.jobs, search: { search }, replace: true });
  },
  loader: async ({ context: { queryClient } }) => {
    const known = [queryClient.prefetchQuery(homeJobsQuery), queryClient.prefetchQuery(categoriesQuery)];
    if (hasServerExtensions()) known.push(queryClient.prefetchQuery(citiesQuery));
    if (!hasBrowser) await Promise.all([...known, lazyHeroPicture.preload(), lazySearchChoices.preload()]);
  },
  component: HomePage,
});

const bookmark = (job: Job) => <Bookmark job={job} look="card" />;
const offlineNote = (job: Job) => <lazyOfflineNote.Part job={job} />;

function HomePage() {
  return <LandingPage bookmark={bookmark} offlineNote={offlineNote} />;
}
