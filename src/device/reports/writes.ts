import { deviceStorageKeys } from '#contract/device/stores.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { isWritten } from '../is-written.ts';
import type { StoredReport } from './report.ts';
import { loadReportStore, publishReports, showReport } from './reports.ts';

/** Stores a report until it is sent; false when the device refused. */
export async function storeReport(report: StoredReport): Promise<boolean> {
  // The mark comes first: it may be wrong, but never missing.
  writeText(deviceStorageKeys.reportsWaiting, '1');
  const isStored = await isWritten('reports', async () =>
    (await loadReportStore()).change(report.jobId, () => report),
  );
  if (isStored) showReport(report.jobId, report);
  return isStored;
}

/** All reports that were not sent yet, in any tab. */
export async function readWaitingReports(): Promise<StoredReport[]> {
  const stored = await (await loadReportStore()).readAll();
  return [...stored.values()].filter(({ step }) => step === 'waiting');
}

/** Marks a report as sent; one that the device removed stays removed. */
export async function markReportSent(report: StoredReport): Promise<void> {
  const sent: StoredReport = { ...report, step: 'sent', text: '' };
  showReport(report.jobId, sent);
  await isWritten('reports', async () =>
    (await loadReportStore()).change(report.jobId, (stored) => (stored ? sent : undefined)),
  );
}

/** The next start need not look. */
export const noteNothingWaits = (): void => removeKey(deviceStorageKeys.reportsWaiting);

/** Removes all reports, sent or not; false when the device refused. */
export async function removeAllReports(): Promise<boolean> {
  const isCleared = await isWritten('reports', async () => (await loadReportStore()).clear());
  if (isCleared) {
    publishReports(new Map());
    noteNothingWaits();
  }
  return isCleared;
}
