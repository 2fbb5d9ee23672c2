import type { QueryClient } from '@tanstack/react-query';
import { readBesideJob, readDetailsSearch } from '#contract/http/page-search.ts';
import { toRoutePath } from '#contract/http/pages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { parseUrlSearch } from '#contract/http/url-search.ts';
import { splitLanguage } from '#contract/http/languages.ts';
import { breakpointPx, SECOND_MS } from '#contract/limits.ts';
import { followJobEvents, type JobEvent } from '#device/figures/events.ts';
import { knownSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { isWindowAtLeast } from '#platform/browser/window.ts';
import { watchUrl } from '#platform/browser/history.ts';
import { isOnline, onReconnect } from '#platform/http/online.ts';
import { wantsNoCounting } from '#platform/preferences/wants-no-counting.ts';
import { readSession } from '#platform/session/session.ts';
import { readStored } from '#platform/storage/storage.ts';
import { detailedJobQuery, jobQuery } from '../jobs.ts';
import { noteEvent, sendFresh, sendLeft } from './send-figures.ts';

/** A job that is open this long counts as viewed. */
const LOOK_MS = 3 * SECOND_MS;

/** The job whose page is open, or that is open beside the list. */
function findOpenJob(): string | null {
  const path = toRoutePath(splitLanguage(location.pathname).path);
  const values = parseUrlSearch(location.search);
  if (path === toRoutePath(appPaths.jobDetails))
    return readDetailsSearch(values).id ?? readStored('selectedJobId');
  const isBeside = path === toRoutePath(appPaths.jobs) && isWindowAtLeast(breakpointPx.panes);
  return (isBeside && readBesideJob(values).job) || null;
}

/** Whether the shown job is public and not the user's own. */
function isCounted(queryClient: QueryClient, id: string): boolean {
  const userId = readSession()?.user._id;
  const found =
    queryClient.getQueryData(detailedJobQuery(id, userId ?? '').queryKey) ??
    queryClient.getQueryData(jobQuery(id).queryKey);
  if (found?.hidden) return false;
  const job = found?.job ?? knownSavedJobs().get(id)?.job;
  return job !== undefined && job.createdBy !== userId;
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Notes a view once a job's page was visible long enough. */
function followViews(note: (event: JobEvent) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const jobId = findOpenJob();
    if (jobId === null || !isVisible()) return;
    timer = setTimeout(() => findOpenJob() === jobId && note({ kind: 'view', jobId }), LOOK_MS);
  };
  watchUrl(look);
  document.addEventListener('visibilitychange', look);
  look();
}

/** Counts what is done with jobs, unless the reader objects. Called once. */
export function countJobs(queryClient: QueryClient): void {
  if (wantsNoCounting()) return followJobEvents(() => undefined);
  const note = (event: JobEvent): void => {
    if (isCounted(queryClient, event.jobId)) void noteEvent(event);
  };
  followViews(note);
  followJobEvents(note);
  document.addEventListener('visibilitychange', () => !isVisible() && isOnline() && void sendFresh());
  addEventListener('pagehide', () => void sendFresh());
  onReconnect(() => void sendLeft());
  void sendLeft();
}
