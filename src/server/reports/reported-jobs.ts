import { inArray } from 'drizzle-orm';
import { reportReasons } from '#contract/reports/report.ts';
import type { ReportedJob } from '#contract/reports/reported-jobs.ts';
import type { Pagination } from '#contract/http/pagination.ts';
import type { Orm } from '../db/connection.ts';
import { jobs } from '../db/schema.ts';
import { readAdvice } from '../jobs/job-answer.ts';
import { type JobRow, selectJobs } from '../jobs/job-rows.ts';
import { countOpen, countReasons, listNewest, listReportedIds } from './store.ts';

/** More are counted, but not shown. */
const SHOWN_REPORTS = 20;

type Counted = Awaited<ReturnType<typeof listReportedIds>>[number];
type Reason = Awaited<ReturnType<typeof countReasons>>[number];
type Newest = Awaited<ReturnType<typeof listNewest>>[number];

const toReportedJob = (
  row: JobRow,
  { count, lastId, latestAt }: Counted,
  { reasons, newest }: { reasons: readonly Reason[]; newest: readonly Newest[] },
): ReportedJob => ({
  job: {
    _id: row.job.id,
    title: row.job.title,
    company: { _id: row.company.id, name: row.company.name },
    approval: row.job.approval,
    status: row.job.status,
    advice: readAdvice(row),
  },
  count,
  reasons: reportReasons.flatMap((reason) => {
    const given = reasons.find((one) => one.jobId === row.job.id && one.reason === reason);
    return given === undefined ? [] : { reason, count: given.count };
  }),
  reports: newest
    .filter(({ jobId }) => jobId === row.job.id)
    .map(({ id, reason, text, createdAt }) => ({ id, reason, text, at: createdAt.toISOString() })),
  latestAt: latestAt?.toISOString() ?? '',
  lastId: lastId ?? 0,
});

/** Lists jobs with open reports, the last reported first. */
export async function listReportedJobs(
  orm: Orm,
  slice: { page: number; perPage: number },
): Promise<{ reportedJobs: ReportedJob[]; pagination: Pagination }> {
  const counted = await listReportedIds(orm, slice);
  const { jobs: total } = await countOpen(orm);
  const pagination = { totalPages: Math.ceil(total / slice.perPage), total, ...slice };
  const ids = counted.map(({ jobId }) => jobId);
  if (ids.length === 0) return { reportedJobs: [], pagination };
  const rows = await selectJobs(orm).where(inArray(jobs.id, ids));
  const parts = { reasons: await countReasons(orm, ids), newest: await listNewest(orm, ids, SHOWN_REPORTS) };
  const reportedJobs = counted.flatMap((one) => {
    const row = rows.find(({ job }) => job.id === one.jobId);
    return row === undefined ? [] : toReportedJob(row, one, parts);
  });
  return { reportedJobs, pagination };
}
