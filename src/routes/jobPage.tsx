import { createFileRoute } from '@tanstack/react-router';
import type { Job } from '#contract/job.ts';
import { parseJobSearch, type JobSearch } from '#contract/job-query.ts';
import { breakpointPx } from '#contract/limits.ts';
import { hasBrowser } from '#platform/browser.ts';
import { isWindowAtLeast } from '#platform/window-width.ts';
import { JobSearchPage } from '#features/job-search/job-search-page.tsx';
import { lateFilterForm } from '#features/job-search/late-filters.tsx';
import { prefetchJobList } from '#features/job-search/use-job-list.ts';
import type { GoToSearch } from '#features/job-search/use-list-controls.ts';
import { lateBookmark, lateOfflineNote } from '#features/saved-jobs/late-bookmark.tsx';

export const Route = createFileRoute('/jobPage')({
  validateSearch: (raw: Record<string, unknown>): JobSearch => parseJobSearch(raw),
  loader: ({ context, location, cause }) => {
    if (hasBrowser && isWindowAtLeast(breakpointPx.filterSidebar)) void lateFilterForm.preload();
    // While the screen stands it asks by itself, so that an overtaken request can be aborted.
    if (cause !== 'stay') prefetchJobList(context.queryClient, parseJobSearch({ ...location.search }));
  },
  component: JobPage,
});

const bookmark = (job: Job) => <lateBookmark.Part job={job} />;
const offlineNote = (job: Job) => <lateOfflineNote.Part job={job} />;

function JobPage() {
  const navigate = Route.useNavigate();
  const url = parseJobSearch({ ...Route.useSearch() });
  const go: GoToSearch = (search, step) =>
    void navigate({ search, replace: step === 'replace', resetScroll: false, viewTransition: false });
  return <JobSearchPage url={url} onGo={go} bookmark={bookmark} offlineNote={offlineNote} />;
}
