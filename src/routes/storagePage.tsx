import { removeFigures } from '#api/figures/send-figures.ts';
import { StoragePage } from '#features/device-storage/storage-page.tsx';
import type { Removers } from '#features/device-storage/saved-part.tsx';
import { removeAllDownloads } from '#features/resumes/downloads/downloads.ts';
import { removeAllDeviceCvs } from '#device/applications/cvs.ts';
import { removeAllApplications } from '#device/applications/writes.ts';
import { removeAllCvs } from '#device/cvs/cvs.ts';
import { removeAllLetters } from '#device/letters/writes.ts';
import { removeAllReports } from '#device/reports/writes.ts';
import { removeAllSavedJobs } from '#device/saved-jobs/writes.ts';
import { removeStartPage } from '#device/start-page/last-look.ts';
import { removeAllOfflineSearches } from '#device/offline-searches/offline-searches.ts';

const removers: Removers = {
  savedJobs: removeAllSavedJobs,
  letters: removeAllLetters,
  applications: removeAllApplications,
  cvs: removeAllCvs,
  applicationCvs: removeAllDeviceCvs,
  downloads: removeAllDownloads,
  searches: removeAllOfflineSearches,
  reports: removeAllReports,
  figures: removeFigures,
  startPage: removeStartPage,
};

export function StorageRoute() {
  return <StoragePage removers={removers} />;
}
