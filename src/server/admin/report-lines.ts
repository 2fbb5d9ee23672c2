import type { ReportedJob } from '#contract/reports/reported-jobs.ts';
import type { AppContext } from '../app-context.ts';
import { done, refusal, type Report } from './commands.ts';
import { toMinute, toPlain } from './shown-changes.ts';
import type { Orm } from '../db/connection.ts';
import { inTransaction } from '../db/connection.ts';
import { listReportedJobs } from './list-reported-jobs.ts';
import { countOpen, handleReports } from '../reports/store.ts';

const MAX_JOBS = 100;

const toCount = (total: number, name: string): string => `${total} ${name}${total === 1 ? '' : 's'}`;

/** One line if jobs have open reports, else none. */
export async function toReportsLine(orm: Orm): Promise<string[]> {
  const { reports, jobs } = await countOpen(orm);
  if (reports === 0) return [];
  return [`Open reports: ${reports}, of ${toCount(jobs, 'job')} (npm run admin -- reports)`];
}

function toJobLines({ job, count, reasons, reports, latestAt }: ReportedJob): string[] {
  const name = toPlain(`${job.title} · ${job.company.name}`);
  const marked = job.advice.length === 0 ? [] : [`    marked: ${job.advice.join(', ')}`];
  return [
    `  ${job._id}  ${name} · ${toCount(count, 'report')} · last ${toMinute(new Date(latestAt))}`,
    `    reasons: ${reasons.map((given) => `${given.reason} ${given.count}`).join(', ')}`,
    ...marked,
    ...reports.filter(({ text }) => text !== '').map(({ text }) => `    - ${toPlain(text)}`),
  ];
}

/** Formats open reports for the terminal. */
export async function toReportLines(orm: Orm): Promise<string[]> {
  const { reportedJobs, pagination } = await listReportedJobs(orm, { page: 1, perPage: MAX_JOBS });
  const total = pagination.total ?? 0;
  const rest = total > reportedJobs.length ? [`  … and ${total - reportedJobs.length} more`] : [];
  return [`Reported jobs: ${total}`, ...reportedJobs.flatMap(toJobLines), ...rest];
}

/** Marks all open reports of these jobs as handled. */
export async function handleAll(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<Report> {
  const reports: Report[] = [];
  for (const jobId of ids) {
    const handled = await inTransaction(db, (tx) =>
      handleReports(tx, { jobId, lastId: null, actorId: null, now: new Date(clock()) }),
    );
    reports.push(
      handled === 0
        ? refusal(`${jobId}: no job with this id has open reports.`)
        : done(`${jobId}: ${toCount(handled, 'report')} handled.`),
    );
  }
  return {
    lines: reports.flatMap(({ lines }) => lines),
    problems: reports.flatMap(({ problems }) => problems),
  };
}
