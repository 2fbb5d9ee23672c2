import { createReader } from '../record-store.ts';
import { reportStore, type StoredReport } from './report.ts';

export const readReportsInto = createReader<StoredReport, StoredReport>(reportStore, (jobId, report) =>
  report.jobId === jobId ? report : undefined,
);
