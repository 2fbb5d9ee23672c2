import * as v from 'valibot';
import { reportPaths } from '#contract/reports/report-paths.ts';
import type { StoredReport } from '#device/reports/report.ts';
import { markSent, noteNothingWaits, readWaiting, storeReport } from '#device/reports/writes.ts';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { retryUntilDone } from '#platform/http/online.ts';
import { inTurn } from '#platform/in-turn.ts';
import { logNotice } from '#platform/log.ts';

/** Reports of jobs wait on the device until the server has them. It counts a repeated one once. */

async function send({ jobId, reason, text, key }: StoredReport): Promise<void> {
  await callApi(reportPaths.ofJob(jobId), v.unknown(), { method: 'POST', body: { reason, text, key } });
}

/** @returns false where sending it later may succeed */
async function sendOne(report: StoredReport): Promise<boolean> {
  try {
    await send(report);
  } catch (error) {
    if (!(error instanceof ApiError && error.isRefusal)) return false;
    // Most likely the job is gone.
    logNotice('report refused', errorText(error));
  }
  await markSent(report);
  return true;
}

async function sendWaiting(): Promise<boolean> {
  try {
    return await inTurn('reports', async () => {
      for (const report of await readWaiting()) if (!(await sendOne(report))) return false;
      noteNothingWaits();
      return true;
    });
  } catch (error) {
    logNotice('reports not sent, will retry', errorText(error));
    return false;
  }
}

let isFollowed = false;

/** Sends what waits, now or once the server is reachable. @returns whether nothing waits any more */
export async function sendReports(): Promise<boolean> {
  const isDone = await sendWaiting();
  if (isDone || isFollowed) return isDone;
  isFollowed = true;
  void retryUntilDone(async () => {
    isFollowed = !(await sendWaiting());
    return !isFollowed;
  });
  return false;
}

/** Reports a job, now or later. @throws ApiError where the device cannot store it and the server has not got it */
export async function reportJob(report: StoredReport): Promise<void> {
  if (await storeReport(report)) {
    await sendReports();
    return;
  }
  await send(report);
  await markSent(report);
}
