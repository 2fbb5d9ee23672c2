import * as v from 'valibot';
import { REPORT_VERSION, stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { reportReasons } from '#contract/reports/report.ts';
import { createRecordStore, type RecordStore } from '../record-store.ts';

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

export const reportStore: RecordStore<StoredReport> = createRecordStore({
  at: stores.reports,
  schema: StoredReport,
  version: REPORT_VERSION,
  toShown: (jobId, report) => (report.jobId === jobId ? report : undefined),
});
