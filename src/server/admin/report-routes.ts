import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { HandledReportsData, ReportedJobsData, ReportsHandling } from '#contract/reports/reported-jobs.ts';
import { type AdminContext, toActorId } from './admin-context.ts';
import { paging, pagingParameters } from './paging.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, idParameter } from '../http/describe-route.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { parseForm, readId, readJson, readNotices } from '../http/request/input.ts';
import { runWrite } from '../http/request/run-write.ts';
import { findOwnJob } from '../jobs/job-rows.ts';
import { listReportedJobs } from './list-reported-jobs.ts';
import { markReportsHandled } from '../reports/store.ts';

const PageQuery = v.object(paging);

const descriptions = {
  list: describeRoute({
    tag: 'Administration',
    summary: 'Lists the jobs with open reports, latest report first',
    description:
      'With the 20 newest reports of each, and the job as in `/admin/jobs`, including automatic findings (`advice`).',
    access: 'admin',
    parameters: pagingParameters('Jobs'),
    data: { ReportedJobsData },
    refusals: [400],
  }),
  handle: describeRoute({
    tag: 'Administration',
    summary: 'Marks the reports of a job as handled',
    description: 'Up to `lastId` from the list: later reports stay open. Repeating it changes nothing.',
    access: 'admin',
    parameters: [idParameter],
    isRepeatable: true,
    body: { ReportsHandling },
    data: { HandledReportsData },
    refusals: [400, 404],
  }),
};

/** Routes for administrators: readers' reports (extension). @param identify sets the user of a request, or refuses it */
export function createAdminReportRoutes(
  context: AdminContext,
  identify: MiddlewareHandler<UserEnv> = requireUser(context, 'administer'),
) {
  return new Hono<UserEnv>()
    .use('*', identify)
    .get('/', descriptions.list, async (c) => {
      const page = parseForm(PageQuery, c.req.query());
      return c.json({ success: true, data: await listReportedJobs(context.db.orm, page) });
    })
    .post('/:id/handle', descriptions.handle, async (c) => {
      const jobId = readId(c.req.param('id'), 'jobNotFound');
      const { lastId } = parseForm(ReportsHandling, await readJson(c), 'admin');
      return runWrite(context, { c, sent: String(lastId) }, async (tx) => {
        if ((await findOwnJob(tx, jobId)) === null) throw new ApiError('jobNotFound');
        const actorId = toActorId(c);
        const now = new Date(context.clock());
        const handled = await markReportsHandled(tx, { jobId, lastId, actorId, now });
        const message = readNotices(c).reportsHandled;
        return { status: 200, body: { success: true, message, data: { handled } } };
      });
    });
}
