import { Hono } from 'hono';
import { HOUR_MS } from '#contract/limits.ts';
import { JobReport } from '#contract/reports/report.ts';
import type { AppContext } from '../app-context.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, idParameter } from '../http/describe-route.ts';
import { clientAddress, perAddress } from '../http/request/client-address.ts';
import { parseForm, readId, readJson, readNotices } from '../http/request/input.ts';
import { countAttempt, type Limit } from '../limits/rate-limit.ts';
import { findOwnJob, isReadable } from '../jobs/job-rows.ts';
import { insertReport } from './store.ts';

/** Generous, as a whole dormitory may share an address. */
const toReportLimits = (address: string): Limit[] =>
  perAddress({ key: ['report from'], attempts: 60, windowMs: HOUR_MS }, address);

const description = describeRoute({
  tag: 'Readers',
  summary: 'Reports a job to the administrators',
  description: 'A second report of a job with the same key is not stored and gets the same answer.',
  parameters: [idParameter],
  body: { JobReport },
  refusals: [400, 404, 429],
});

/** `POST /jobs/{id}/reports` (extension). The answer is the same for a repeated report. */
export function createReportRoutes(context: Pick<AppContext, 'db' | 'config' | 'clock'>) {
  const { config, db, clock } = context;
  return new Hono().post('/:id/reports', description, async (c) => {
    const jobId = readId(c.req.param('id'), 'jobNotFound');
    await countAttempt(context, toReportLimits(clientAddress(c, config.trustedProxies)));
    const report = parseForm(JobReport, await readJson(c), 'report');
    const row = await findOwnJob(db.orm, jobId);
    if (row === null || !isReadable(row)) throw new ApiError('jobNotFound');
    await insertReport(db.orm, { jobId, report, now: new Date(clock()) });
    return c.json({ success: true, message: readNotices(c).reported });
  });
}
