import type { QueryClient } from '@tanstack/react-query';
import { readIdsThatOpen } from '#api/on-device/opens-offline.ts';
import { readDetailsSearch } from '#contract/http/page-search.ts';
import { appPaths, pageAnchors } from '#contract/http/paths.ts';
import { parseUrlSearch } from '#contract/http/url-search.ts';
import { knownSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { readDownloadedCvs } from '#features/resumes/downloads/downloaded-cvs.ts';
import { readStored } from '#platform/storage/storage.ts';

async function isJobHeld(queryClient: QueryClient, id: string): Promise<boolean> {
  // The answer for the job opened last may not be stored yet. A list's short form is a saved job as well.
  const isKnown = () => readStored('selectedJobId') === id || knownSavedJobs().has(id);
  // What the page knows needs no code, which a slow phone loads too late for the press.
  return isKnown() || (await readIdsThatOpen(queryClient)).has(id) || isKnown();
}

/** Whether this device holds a page: a job that is saved, downloaded or was opened before, or downloaded CVs. */
export async function isHeldOnDevice(queryClient: QueryClient, href: string): Promise<boolean> {
  const { pathname, search, hash } = new URL(href, location.origin);
  const id = pathname === appPaths.jobDetails ? readDetailsSearch(parseUrlSearch(search)).id : undefined;
  if (id !== undefined) return isJobHeld(queryClient, id);
  if (pathname !== appPaths.cv || hash !== `#${pageAnchors.downloadedCvs}`) return false;
  return (await readDownloadedCvs()).length > 0;
}
