import { categoriesQuery, citiesQuery } from '#api/choices.ts';
import { homeJobsQuery } from '#api/home-jobs.ts';
import type { Job } from '#contract/jobs/job.ts';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { lazyHeroPicture, lazySearchChoices } from '#features/landing/lazy-parts.tsx';
import { Bookmark, lazyOfflineNote } from '#features/saved-jobs/bookmark.tsx';
import { hasBrowser } from '#platform/browser/browser.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import type { PageContext } from './page-context.ts';

export async function loadHomePage({ context: { queryClient } }: PageContext): Promise<void> {
  const known = [queryClient.prefetchQuery(homeJobsQuery), queryClient.prefetchQuery(categoriesQuery)];
  if (hasServerExtensions()) known.push(queryClient.prefetchQuery(citiesQuery));
  if (!hasBrowser) await Promise.all([...known, lazyHeroPicture.preload(), lazySearchChoices.preload()]);
}

const bookmark = (job: Job) => <Bookmark job={job} look="card" />;
const offlineNote = (job: Job) => <lazyOfflineNote.Part job={job} />;

export function HomePage() {
  return <LandingPage bookmark={bookmark} offlineNote={offlineNote} />;
}
