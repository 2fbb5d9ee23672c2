import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { citiesQuery } from '#api/cities.ts';
import type { Job } from '#contract/jobs/job.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { readBesideJob, type ListSearch } from '#contract/http/page-search.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { hasServerExtensions, useServerExtensions } from '#platform/http/server-extensions.ts';
import { writeStored } from '#platform/storage/storage.ts';
import { lazyReminder } from '#features/alerts/lazy-reminder.tsx';
import { JobSearchPage } from '#features/job-search/job-search-page.tsx';
import {
  lazyActiveChips,
  lazyEmptyList,
  lazyFilterForm,
  lazyFilterPopovers,
  lazyJobPane,
  lazyPager,
} from '#features/job-search/lazy-parts.tsx';
import { prefetchJobList } from '#features/job-search/list/use-job-list.ts';
import type { GoToSearch, HistoryMode } from '#features/job-search/use-list-controls.ts';
import { Bookmark, lazyOfflineNote } from '#features/saved-jobs/bookmark/bookmark.tsx';
import { lazyBesideJob } from './-lazy-beside-job.tsx';

/** Drops a filter that the server does not support. */
const toOffered = ({ city, ...search }: JobSearch, isOffered: boolean): JobSearch =>
  isOffered && city !== undefined ? { ...search, city } : search;

/** On the server. A static import would move the modules that lists and jobs share into every first screen's chunk. */
async function prepareJob(queryClient: QueryClient, id: string): Promise<void> {
  const { prepareBesideJob } = await import('./-render-job.ts');
  await Promise.all([lazyBesideJob.preload(), prepareBesideJob(queryClient, id)]);
}

export const Route = createFileRoute('/jobPage')({
  validateSearch: (raw: Record<string, unknown>): ListSearch => ({
    ...parseJobSearch(raw),
    ...readBesideJob(raw),
  }),
  loader: async ({ context, location, cause }) => {
    // An open screen queries itself, so that outdated requests are aborted.
    if (cause === 'stay') return;
    const { queryClient } = context;
    const isExtended = hasServerExtensions();
    const search = toOffered(parseJobSearch({ ...location.search }), isExtended);
    const list = prefetchJobList(queryClient, search);
    // Vite replaces `import.meta.env.SSR`, so that the browser's build drops this branch.
    if (import.meta.env.SSR && !hasBrowser) {
      const { job } = readBesideJob({ ...location.search });
      const parts = [
        lazyActiveChips,
        lazyPager,
        lazyEmptyList,
        lazyFilterForm,
        lazyFilterPopovers,
        lazyJobPane,
      ];
      await Promise.all([
        list,
        isExtended && queryClient.prefetchQuery(citiesQuery),
        ...parts.map(({ preload }) => preload()),
        job !== undefined && prepareJob(queryClient, job),
      ]);
    }
  },
  component: JobPage,
});

const bookmark = (job: Job) => <Bookmark job={job} look="card" />;
const reminder = (search: JobSearch) => <lazyReminder.Part search={search} />;
const besideJob = (id: string) => <lazyBesideJob.Part id={id} />;
const offlineNote = (job: Job) => <lazyOfflineNote.Part job={job} />;

function JobPage() {
  const navigate = Route.useNavigate();
  const raw = Route.useSearch();
  const url = toOffered(parseJobSearch({ ...raw }), useServerExtensions());
  const chosen = readBesideJob(raw).job;
  // The job stays while the list beside it changes.
  const go: GoToSearch = (search, mode) =>
    void navigate({ search: { ...search, job: chosen }, replace: mode === 'replace', resetScroll: false });
  const choose = useCallback(
    (job: string, mode: HistoryMode) => {
      writeStored('selectedJobId', job);
      const search = (latest: ListSearch) => ({ ...latest, job });
      void navigate({ search, replace: mode === 'replace', resetScroll: false });
    },
    [navigate],
  );
  return (
    <JobSearchPage
      url={url}
      onGo={go}
      beside={{ chosen, onChoose: choose, job: besideJob }}
      {...{ bookmark, offlineNote, reminder }}
    />
  );
}
