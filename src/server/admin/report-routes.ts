import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Pagination } from '#contract/http/pagination.ts';
import { reportReasons } from '#contract/reports/report.ts';
import {
  HandledReportsData,
  type ReportedJob,
  ReportedJobsData,
  ReportsHandling,
} from '#contract/accounts/admin.ts';
import type { Orm } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, idParameter } from '../http/describe-route.ts';
import { parseForm, readId, readJson, readNotices } from '../http/request/input.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { runWrite } from '../http/request/run-write.ts';
import { findOwnJob } from '../jobs/job-rows.ts';
import {
  countOpen,
  countReasons,
  listNewest,
  listReportedIds,
  markReportsHandled,
} from '../reports/store.ts';
import { type AdminContext, toActorId, paging, pagingParameters } from './admin-request.ts';
import { findJobs } from './lists.ts';

/** Further reports of a job are only counted. */
const SHOWN_REPORTS = 20;

type Counted = Awaited<ReturnType<typeof listReportedIds>>[number];
type Job = Awaited<ReturnType<typeof findJobs>>[number];
type Reason = Awaited<ReturnType<typeof countReasons>>[number];
type Newest = Awaited<ReturnType<typeof listNewest>>[number];

const toReportedJob = (
  job: Job,
  { count, lastId, firstAt, latestAt }: Counted,
  { reasons, newest }: { reasons: readonly Reason[]; newest: readonly Newest[] },
): ReportedJob => ({
  job,
  count,
  reasons: reportReasons.flatMap((reason) => {
    const given = reasons.find((one) => one.jobId === job._id && one.reason === reason);
    return given === undefined ? [] : { reason, count: given.count };
  }),
  reports: newest
    .filter(({ jobId }) => jobId === job._id)
    .map(({ id, reason, text, createdAt }) => ({ id, reason, text, at: createdAt.toISOString() })),
  firstAt: firstAt?.toISOString() ?? '',
  latestAt: latestAt?.toISOString() ?? '',
  lastId: lastId ?? 0,
});

/** Lists jobs with open reports, latest report first. */
async function listReportedJobs(
  orm: Orm,
  slice: { page: number; perPage: number },
): Promise<{ reportedJobs: ReportedJob[]; pagination: Pagination }> {
  const counted = await listReportedIds(orm, slice);
  const { jobs: total } = await countOpen(orm);
  const pagination = { totalPages: Math.ceil(total / slice.perPage), total, ...slice };
  const ids = counted.map(({ jobId }) => jobId);
  if (ids.length === 0) return { reportedJobs: [], pagination };
  const jobs = await findJobs(orm, ids);
  const parts = { reasons: await countReasons(orm, ids), newest: await listNewest(orm, ids, SHOWN_REPORTS) };
  const reportedJobs = counted.flatMap((one) => {
    const job = jobs.find(({ _id }) => _id === one.jobId);
    return job === undefined ? [] : toReportedJob(job, one, parts);
  });
  return { reportedJobs, pagination };
}

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
