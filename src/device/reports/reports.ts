import { createDeviceRecords } from '../device-records.ts';
import type { StoredReport } from './report.ts';

/** Reports of jobs by the job's id; they belong to the device and stay after sign-out. */

export const loadReportStore = async () => (await import('./report.ts')).reportStore;

export const {
  publish: publishReports,
  show: showReport,
  useRecord: useOwnReport,
} = createDeviceRecords<StoredReport>({
  name: 'reports',
  load: loadReportStore,
});
