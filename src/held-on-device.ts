import type { QueryClient } from '@tanstack/react-query';
import { jobKeys } from '#api/jobs.ts';
import { appPaths, pageAnchors } from '#contract/http/paths.ts';
import { readOfflineJob } from '#device/offline-searches/offline-searches.ts';
import { knownSavedJobs, loadSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { readStored } from '#platform/storage/storage.ts';
import { readDownloadedCvs } from '#features/resumes/downloads/downloaded-cvs.ts';

async function isJobHeld(queryClient: QueryClient, id: string): Promise<boolean> {
  // The job opened last, before its answer was stored.
  if (readStored('selectedJobId') === id) return true;
  if (queryClient.getQueryData(jobKeys.detail(id)) !== undefined) return true;
  await loadSavedJobs();
  return knownSavedJobs().has(id) || (await readOfflineJob(id)) !== undefined;
}

/** Whether this device holds a page: a job that is saved, downloaded or was opened before, or downloaded CVs. */
export async function isHeld(queryClient: QueryClient, href: string): Promise<boolean> {
  const { pathname, searchParams, hash } = new URL(href, location.origin);
  const id = pathname === appPaths.jobDetails ? searchParams.get('id') : null;
  if (id !== null) return isJobHeld(queryClient, id);
  if (pathname !== appPaths.cv || hash !== `#${pageAnchors.downloadedCvs}`) return false;
  return (await readDownloadedCvs()).length > 0;
}
