import { createFileRoute } from '@tanstack/react-router';
import { StoragePage } from '#features/device-storage/storage-page.tsx';
import type { Removers } from '#features/device-storage/remove-kept.ts';
import { removeAllDownloads } from '#features/resumes/downloads/downloads.ts';
import { removeAllLetters } from '#device/letters/writes.ts';
import { removeAllSavedJobs } from '#device/saved-jobs/writes.ts';
import { removeAllTakenSearches } from '#device/taken-searches/taken-searches.ts';

export const Route = createFileRoute('/storagePage')({ component: StorageRoute });

const removers: Removers = {
  savedJobs: removeAllSavedJobs,
  letters: removeAllLetters,
  downloads: removeAllDownloads,
  taken: removeAllTakenSearches,
};

function StorageRoute() {
  return <StoragePage removers={removers} />;
}
