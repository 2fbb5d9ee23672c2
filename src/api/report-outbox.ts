import * as v from 'valibot';
import { reportPaths } from '#contract/http/api-paths.ts';
import { mirrorSession } from '#device/account/session-mirror.ts';
import {
  type StoredReport,
  markReportSent,
  noteNothingWaits,
  readWaitingReports,
  storeReport,
} from '#device/report.ts';
import { errorText } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { createOutbox } from '#platform/http/outbox.ts';
import { logNotice } from '#platform/log.ts';

/** Reports of jobs are stored on the device until they are sent. The server counts a repeated report once. */

async function send({ jobId, reason, text, key }: StoredReport): Promise<void> {
  await callApi(reportPaths.ofJob(jobId), v.unknown(), { method: 'POST', body: { reason, text, key } });
}

export const reportOutbox = createOutbox<StoredReport>({
  name: 'reports',
  readWaiting: readWaitingReports,
  async send(report) {
    await send(report);
    await markReportSent(report);
  },
  async onRefused(report, error) {
    // Most likely the job is gone.
    logNotice('report refused', errorText(error));
    await markReportSent(report);
  },
  onDone: noteNothingWaits,
  inWorker: { tag: 'reports', prepare: mirrorSession },
});

/** Sends what waits, now or once the server is reachable. */
export const sendReports = reportOutbox.follow;

/** Reports a job, now or later. @throws ApiError where the device cannot store it and the server has not got it */
export async function reportJob(report: StoredReport): Promise<void> {
  if (await storeReport(report)) {
    await sendReports();
    return;
  }
  await send(report);
  await markReportSent(report);
}
