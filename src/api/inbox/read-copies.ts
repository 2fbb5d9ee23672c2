import { applicationLimits, type InboxData } from '#contract/applications/application.ts';
import { createApplicationMatcher } from '#contract/applications/application-matcher.ts';
import { type InboxState, inboxStates } from '#contract/applications/states.ts';
import { toRecord } from '#contract/rows.ts';
import { readApplicationCopies, readJobCopies, readJobCopy } from '#device/inbox/inbox-copy.ts';

/** An employer's inbox as this device read it last. */

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

/** The jobs that had applications, and how many; undefined where none was read. */
export async function readJobsCopy(userId: string) {
  const copies = await readJobCopies(userId);
  if (copies.length === 0) return undefined;
  const jobs = copies.map(({ jobId, title, companyName, total, new: unseen }) => ({
    jobId,
    title,
    companyName,
    total,
    new: unseen,
  }));
  return { jobs, storedAt: Math.min(...copies.map(({ readAt }) => readAt)) };
}

/** A page of a job's list, of the applications that are on the device; undefined where none was read. */
export async function readListCopy(
  userId: string,
  { jobId, state, search, page }: InboxWanted,
): Promise<(InboxData & { storedAt: number; part?: CopiedPart }) | undefined> {
  const job = await readJobCopy(userId, jobId);
  if (job === undefined) return undefined;
  const rows = await readApplicationCopies(userId, jobId);
  if (rows.length === 0 && (job.total > 0 || job.readAt === 0)) return undefined;
  const onDevice = toRecord(
    inboxStates,
    (name) => rows.filter(({ application }) => application.state === name).length,
  );
  const isPart = rows.length < job.total;
  const isFound = createApplicationMatcher(search);
  const wanted = rows.filter(
    ({ application }) => (state === undefined || application.state === state) && isFound(application),
  );
  const { pageSize: perPage } = applicationLimits;
  const total = wanted.length;
  const shown = wanted.slice((page - 1) * perPage, page * perPage);
  return {
    applications: shown.map(({ application }) => application),
    counts: isPart ? (job.counts ?? onDevice) : onDevice,
    pagination: { totalPages: Math.max(1, Math.ceil(total / perPage)), total, page, perPage },
    storedAt: shown.length > 0 ? Math.min(...shown.map(({ readAt }) => readAt)) : job.readAt,
    ...(isPart && { part: { copied: rows.length, total: job.total } }),
  };
}
