import * as v from 'valibot';
import { deviceStorageKeys, REPORT_VERSION, stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { reportReasons } from '#contract/reports/report.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { createDeviceRecords } from './device-records.ts';
import { createRecordStore } from './record-store.ts';
import { isWritten } from './record-writes.ts';

/** A report of a job, one per job. Its text is dropped once it was sent. */
export const StoredReport = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(REPORT_VERSION)),
  jobId: Id,
  reason: v.fallback(v.picklist(reportReasons), 'other'),
  text: v.fallback(v.string(), ''),
  key: v.string(),
  reportedAt: v.fallback(v.number(), 0),
  step: v.fallback(v.picklist(['waiting', 'sent']), 'sent'),
});
export type StoredReport = v.InferOutput<typeof StoredReport>;

const reportStore = createRecordStore({
  at: stores.reports,
  schema: StoredReport,
  version: REPORT_VERSION,
  toShown: (jobId, report) => (report.jobId === jobId ? report : undefined),
});

/** Reports of jobs by the job's id; they belong to the device and stay after sign-out. */
const records = createDeviceRecords<StoredReport>({ name: 'reports', load: async () => reportStore });
export const useOwnReport = records.useRecord;

/** Stores a report until it is sent; false when the device refused. */
export async function storeReport(report: StoredReport): Promise<boolean> {
  // The mark comes first: it may be wrong, but never missing.
  writeText(deviceStorageKeys.reportsWaiting, '1');
  const isStored = await isWritten('reports', () => reportStore.change(report.jobId, () => report));
  if (isStored) records.show(report.jobId, report);
  return isStored;
}

/** All reports that were not sent yet, in any tab. */
export async function readWaitingReports(): Promise<StoredReport[]> {
  const stored = await reportStore.readAll();
  return [...stored.values()].filter(({ step }) => step === 'waiting');
}

/** Marks a report as sent; one that the device removed stays removed. */
export async function markReportSent(report: StoredReport): Promise<void> {
  const sent: StoredReport = { ...report, step: 'sent', text: '' };
  records.show(report.jobId, sent);
  await isWritten('reports', () => reportStore.change(report.jobId, (stored) => (stored ? sent : undefined)));
}

/** The next start need not look. */
export const noteNothingWaits = (): void => removeKey(deviceStorageKeys.reportsWaiting);

/** Removes all reports, sent or not; false when the device refused. */
export async function removeAllReports(): Promise<boolean> {
  const isCleared = await isWritten('reports', reportStore.clear);
  if (isCleared) {
    records.publish(new Map());
    noteNothingWaits();
  }
  return isCleared;
}
