import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { type ListSearch, readBesideJob } from '#contract/http/page-search.ts';
import { type JobSearch, parseJobSearch } from '#contract/jobs/job-query.ts';
import type { Job } from '#contract/jobs/job.ts';
import { breakpointPx } from '#contract/limits.ts';
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
import type { GoToSearch, HistoryMode } from '#features/job-search/list/list-state.ts';
import { Bookmark, lazyOfflineNote } from '#features/saved-jobs/bookmark.tsx';
import { hasBrowser } from '#platform/browser/browser.ts';
import { whenWindowAtLeast } from '#platform/browser/window.ts';
import { hasServerExtensions, useServerExtensions } from '#platform/http/server-extensions.ts';
import { createRenderedPart } from '#platform/startup/lazy-part.tsx';
import { writeStored } from '#platform/storage/storage.ts';
import type { PageContext } from './page-context.ts';

const lazyBesideJob = createRenderedPart(
  async () => (await import('./shown-job.tsx')).BesideJob,
  () => <div aria-hidden="true" className="skeleton m-4 h-96" />,
  whenWindowAtLeast(breakpointPx.panes),
);

/** Drops a filter that the server does not support. */
const toOffered = ({ city, ...search }: JobSearch, isOffered: boolean): JobSearch =>
  isOffered && city !== undefined ? { ...search, city } : search;

/** On the server. A static import would move the modules that lists and jobs share into every first screen's chunk. */
async function prepareJob({ queryClient }: PageContext['context'], id: string): Promise<void> {
  const { prepareBesideJob } = await import('./render-job.ts');
  await Promise.all([lazyBesideJob.preload(), prepareBesideJob(queryClient, id)]);
}

export async function loadJobPage({ context, location, cause }: PageContext): Promise<void> {
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
      job !== undefined && prepareJob(context, job),
    ]);
  }
}

const bookmark = (job: Job) => <Bookmark job={job} look="card" />;
const reminder = (search: JobSearch) => <lazyReminder.Part search={search} />;
const besideJob = (id: string) => <lazyBesideJob.Part id={id} />;
const offlineNote = (job: Job) => <lazyOfflineNote.Part job={job} />;

const route = getRouteApi('/jobPage');

export function JobPage() {
  const navigate = route.useNavigate();
  const raw = route.useSearch();
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
