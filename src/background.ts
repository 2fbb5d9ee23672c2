import type { QueryClient } from '@tanstack/react-query';
import { fillNames } from '#api/fill-names.ts';
import { keepFirstReads } from '#api/keep-first-reads.ts';
import { ownStorageKeys } from '#contract/storage.ts';
import { followSavedJobs } from '#features/saved-jobs/follow-saved.ts';
import { startDataMeter } from '#platform/data-use.ts';
import { startHomeScreen } from '#platform/home-screen.ts';
import { keepResults } from '#platform/keep-results.ts';
import { readText } from '#platform/storage.ts';
import { startWorker } from '#platform/worker-bridge.ts';

/** What runs beside every page once it stands: worker, storing, downloads. Its code comes after page and screen. */
export function startBackground(queryClient: QueryClient): void {
  fillNames(queryClient);
  keepResults(queryClient);
  keepFirstReads(queryClient);
  startWorker();
  startHomeScreen();
  followSavedJobs(queryClient);
  startDataMeter();
  if (readText(ownStorageKeys.downloading) !== null) void resumeDownloads();
}

async function resumeDownloads(): Promise<void> {
  const downloads = await import('#platform/downloads.ts');
  void downloads.resumeDownloads();
}
