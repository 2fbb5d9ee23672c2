import { reportReasons } from '#contract/reports/report.ts';
import type { ReportedJob } from '#contract/reports/reported-jobs.ts';
import type { Pagination } from '#contract/http/pagination.ts';
import { findJobs } from './lists.ts';
import type { Orm } from '../db/connection.ts';
import { countOpen, countReasons, listNewest, listReportedIds } from '../reports/store.ts';

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
export async function listReportedJobs(
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
