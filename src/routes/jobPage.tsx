import { createFileRoute } from '@tanstack/react-router';
import { citiesQuery } from '#api/cities.ts';
import type { Job } from '#contract/jobs/job.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { breakpointPx } from '#contract/limits.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { pageData } from '#platform/startup/hydration.ts';
import { hasServerExtensions, useServerExtensions } from '#platform/http/server-extensions.ts';
import { isWindowAtLeast } from '#platform/browser/window-width.ts';
import { lazyReminder } from '#features/alerts/lazy-reminder.tsx';
import { JobSearchPage } from '#features/job-search/job-search-page.tsx';
import { lazyEmptyList, lazyPager, lazyFilterForm } from '#features/job-search/lazy-parts.tsx';
import { prefetchJobList } from '#features/job-search/list/use-job-list.ts';
import type { GoToSearch } from '#features/job-search/use-list-controls.ts';
import { Bookmark } from '#features/saved-jobs/bookmark/bookmark.tsx';
import { lazyOfflineNote } from '#features/saved-jobs/bookmark/lazy-parts.tsx';

/** Drops a filter that the server does not support. */
const toOffered = ({ city, ...search }: JobSearch, isOffered: boolean): JobSearch =>
  isOffered && city !== undefined ? { ...search, city } : search;

export const Route = createFileRoute('/jobPage')({
  validateSearch: (raw: Record<string, unknown>): JobSearch => parseJobSearch(raw),
  loader: async ({ context, location, cause }) => {
    // An open screen queries itself, so that outdated requests are aborted.
    if (cause === 'stay') return;
    const { queryClient } = context;
    const isExtended = hasServerExtensions();
    const search = toOffered(parseJobSearch({ ...location.search }), isExtended);
    const list = prefetchJobList(queryClient, search);
    if (!hasBrowser) await Promise.all([list, isExtended && queryClient.prefetchQuery(citiesQuery)]);
    const hasFilters = !hasBrowser || isWindowAtLeast(breakpointPx.filterSidebar);
    // A page from the server shows them already.
    if (hasFilters && (pageData() !== null || !hasBrowser)) await lazyFilterForm.preload();
    if (!hasBrowser) await Promise.all([lazyPager.preload(), lazyEmptyList.preload()]);
  },
  component: JobPage,
});

const bookmark = (job: Job) => <Bookmark job={job} look="card" />;
const reminder = (search: JobSearch) => <lazyReminder.Part search={search} />;
const offlineNote = (job: Job) => <lazyOfflineNote.Part job={job} />;

function JobPage() {
  const navigate = Route.useNavigate();
  const url = toOffered(parseJobSearch({ ...Route.useSearch() }), useServerExtensions());
  const go: GoToSearch = (search, mode) =>
    void navigate({ search, replace: mode === 'replace', resetScroll: false });
  return (
    <JobSearchPage url={url} onGo={go} bookmark={bookmark} offlineNote={offlineNote} reminder={reminder} />
  );
}
