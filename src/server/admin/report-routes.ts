import { Hono } from 'hono';
import * as v from 'valibot';
import { ReportsHandling } from '#contract/reports/reported-jobs.ts';
import type { AdminContext } from './admin-context.ts';
import { paging } from './paging.ts';
import { ApiError } from '../errors/api-error.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { parseForm, readId, readJson } from '../http/request/input.ts';
import { runWrite } from '../http/request/run-write.ts';
import { findOwnJob } from '../jobs/job-rows.ts';
import { listReportedJobs } from './list-reported-jobs.ts';
import { handleReports } from '../reports/store.ts';
import { readNotices } from '../http/response/language.ts';

const PageQuery = v.object(paging);
/** Readers' reports, for administrators (extension). */
export function createAdminReportRoutes(context: AdminContext) {
  return new Hono<UserEnv>()
    .use('*', requireUser(context, 'administer'))
    .get('/', async (c) => {
      const page = parseForm(PageQuery, c.req.query());
      return c.json({ success: true, data: await listReportedJobs(context.db.orm, page) });
    })
    .post('/:id/handle', async (c) => {
      const jobId = readId(c.req.param('id'), 'jobNotFound');
      const { lastId } = parseForm(ReportsHandling, await readJson(c), 'admin');
      return runWrite(context, { c, sent: String(lastId) }, async (tx) => {
        if ((await findOwnJob(tx, jobId)) === null) throw new ApiError('jobNotFound');
        const actorId = c.get('user').id;
        const now = new Date(context.clock());
        const handled = await handleReports(tx, { jobId, lastId, actorId, now });
        const message = readNotices(c).reportsHandled;
        return { status: 200, body: { success: true, message, data: { handled } } };
      });
    });
}
