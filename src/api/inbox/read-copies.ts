import { applicationLimits, type InboxData, type InboxState } from '#contract/applications/application.ts';
import { createApplicationMatcher } from '#contract/applications/application-matcher.ts';
import { toOwnMoves, withMoves } from '#device/inbox/decision-rules.ts';
import { knownDecisions, loadDecisions } from '#device/inbox/decisions.ts';
import { type JobCopy, readApplicationCopies, readJobCopies, readJobCopy } from '#device/inbox/inbox-copy.ts';
import { recount, toShownCounts } from '#device/inbox/job-counts.ts';

/** An employer's inbox as it is on the device, after the decisions that wait here. */

/** Which page of a job's list. */
export interface InboxWanted {
  jobId: string;
  state: InboxState | undefined;
  search: string;
  page: number;
}

/** Of a copy that lacks some of a job's applications. */
export interface CopiedPart {
  copied: number;
  total: number;
}

async function readAfterDecisions(userId: string, job: JobCopy) {
  const [copies] = await Promise.all([readApplicationCopies(userId, job.jobId), loadDecisions()]);
  const own = toOwnMoves(knownDecisions().values(), userId);
  const rows = copies.map(({ application, readAt }) => ({
    before: application.state,
    application: withMoves(application, own.get(application.id)),
    readAt,
  }));
  const decided = rows.reduce((now, { before, application }) => recount(now, before, application.state), job);
  const states = rows.map(({ application }) => application.state);
  return { rows, ...toShownCounts(decided, states) };
}

/** The jobs that had applications, and how many; undefined where none was read. */
export async function readJobsCopy(userId: string) {
  const copies = await readJobCopies(userId);
  if (copies.length === 0) return undefined;
  const jobs = await Promise.all(
    copies.map(async (job) => {
      const { total, counts } = await readAfterDecisions(userId, job);
      const { jobId, title, companyName } = job;
      return { jobId, title, companyName, total, new: counts.new };
    }),
  );
  return { jobs, storedAt: Math.min(...copies.map(({ readAt }) => readAt)) };
}

/** A page of a job's list, of the applications that are on the device; undefined where none was read. */
export async function readListCopy(
  userId: string,
  { jobId, state, search, page }: InboxWanted,
): Promise<(InboxData & { storedAt: number; part?: CopiedPart }) | undefined> {
  const job = await readJobCopy(userId, jobId);
  if (job === undefined) return undefined;
  const { rows, counts, total: all } = await readAfterDecisions(userId, job);
  if (rows.length === 0 && (job.total > 0 || job.readAt === 0)) return undefined;
  const isFound = createApplicationMatcher(search);
  const wanted = rows.filter(
    ({ application }) => (state === undefined || application.state === state) && isFound(application),
  );
  const { pageSize: perPage } = applicationLimits;
  const total = wanted.length;
  const shown = wanted.slice((page - 1) * perPage, page * perPage);
  return {
    applications: shown.map(({ application }) => application),
    counts,
    pagination: { totalPages: Math.max(1, Math.ceil(total / perPage)), total, page, perPage },
    storedAt: shown.length > 0 ? Math.min(...shown.map(({ readAt }) => readAt)) : job.readAt,
    ...(rows.length < all && { part: { copied: rows.length, total: all } }),
  };
}
