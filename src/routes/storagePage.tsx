import { createFileRoute } from '@tanstack/react-router';
import { StoragePage } from '#features/device-storage/storage-page.tsx';
import type { Removers } from '#features/device-storage/remove-kept.ts';
import { removeAllDownloads } from '#platform/downloads.ts';
import { removeAllLetters } from '#platform/letters-writes.ts';
import { removeAllSavedJobs } from '#platform/saved-writes.ts';
import { removeAllTakenSearches } from '#platform/taken-searches.ts';

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
