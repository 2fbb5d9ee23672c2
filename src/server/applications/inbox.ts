import { setImmediate } from 'node:timers/promises';
import { and, asc, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import {
  applicationLimits,
  type InboxData,
  type InboxSummary,
  sumCounts,
} from '#contract/applications/application.ts';
import { createApplicationMatcher } from '#contract/applications/application-matcher.ts';
import { type InboxState, inboxStates } from '#contract/applications/states.ts';
import { toRecord } from '#contract/rows.ts';
import type { Orm } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { companies, jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { isId } from '../ids.ts';
import { findOwnJob } from '../jobs/job-rows.ts';
import { may } from '../policies/policies.ts';
import type { SessionUser } from '../policies/sessions.ts';
import { inboxColumns, readSummary, toInboxApplication } from './application-answer.ts';
import { isInboxOpen } from './open-application.ts';
import { readWithKeys, type SealedContext } from './seal.ts';

/** Applications as the employer of their job lists them. */

/** The id of a job whose applications the user may read. @throws ApiError 403 or 404 */
export async function requireInbox(orm: Orm, jobId: string, user: SessionUser): Promise<void> {
  const row = await findOwnJob(orm, jobId);
  if (row === null) throw new ApiError('jobNotFound');
  if (!may(user, 'readApplications', row.job)) {
    throw new ApiError(row.job.visible ? 'ownerOnlySees' : 'jobNotFound');
  }
  if (row.job.inboxClosed) throw new ApiError('inboxClosed');
}

async function countStates(orm: Orm, jobId: string): Promise<InboxData['counts']> {
  const rows = await orm
    .select({ state: applications.state, count: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), ne(applications.state, 'withdrawn')))
    .groupBy(applications.state);
  return toRecord(inboxStates, (state) => rows.find((row) => row.state === state)?.count ?? 0);
}

interface Wanted {
  jobId: string;
  state: InboxState | undefined;
  search: string;
  page: number;
}

/** Some 3 ms. */
const OPENED_AT_ONCE = 500;

const newestFirst = [desc(applications.sentAt), desc(applications.id)];

const isWanted = ({ jobId, state }: Wanted) =>
  and(
    eq(applications.jobId, jobId),
    state === undefined ? ne(applications.state, 'withdrawn') : eq(applications.state, state),
  );

/**
 * The ids of what a search finds. What it looks at is sealed, so all summaries are opened for it, and those alone: names are
 * not stored unsealed for the next search, as a withdrawn application is gone at once.
 */
async function findIds(context: SealedContext, wanted: Wanted): Promise<string[]> {
  const { id, receipt, keyNo, summary } = applications;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx
      .select({ id, receipt, keyNo, summary })
      .from(applications)
      .where(isWanted(wanted))
      .orderBy(...newestFirst),
  );
  const matches = createApplicationMatcher(wanted.search);
  const ids: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (matches({ receipt: row.receipt, ...readSummary(row, findKey) })) ids.push(row.id);
    // Other requests are answered in between.
    if (index % OPENED_AT_ONCE === OPENED_AT_ONCE - 1) await setImmediate();
  }
  return ids;
}

/** A page of a job's applications. */
export async function listInbox(context: SealedContext, wanted: Wanted): Promise<InboxData> {
  const { pageSize: perPage } = applicationLimits;
  const { jobId, page, search, state } = wanted;
  const from = (page - 1) * perPage;
  const ids = search.trim() === '' ? null : await findIds(context, wanted);
  const { found, findKey } = await readWithKeys(context, async (tx) => {
    const selected = tx
      .select(inboxColumns)
      .from(applications)
      .orderBy(...newestFirst);
    const rows = await (ids === null
      ? selected.where(isWanted(wanted)).limit(perPage).offset(from)
      : selected.where(and(isWanted(wanted), inArray(applications.id, ids.slice(from, from + perPage)))));
    return { rows, counts: await countStates(tx, jobId) };
  });
  const { rows, counts } = found;
  const total = ids?.length ?? (state === undefined ? sumCounts(counts) : counts[state]);
  return {
    applications: rows.map((row) => toInboxApplication(row, readSummary(row, findKey))),
    counts,
    pagination: { totalPages: Math.ceil(total / perPage), total, page, perPage },
  };
}

/** The ids of copies that an employer's device has to remove. */
export async function listGone(
  orm: Orm,
  copies: readonly { id: string; sentAt: string }[],
  user: SessionUser,
): Promise<string[]> {
  const ids = copies.map(({ id }) => id).filter(isId);
  const rows = await orm
    .select({ id: applications.id, sentAt: applications.sentAt, createdBy: jobs.createdBy })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(applications.id, ids), isInboxOpen, ne(applications.state, 'withdrawn')));
  const there = new Map(
    rows.filter((row) => may(user, 'readApplications', row)).map((row) => [row.id, row.sentAt.toISOString()]),
  );
  return copies.filter(({ id, sentAt }) => there.get(id) !== sentAt).map(({ id }) => id);
}

/** The jobs of an employer that have applications: how many, and how many are new. */
export async function listInboxes(orm: Orm, userId: string): Promise<InboxSummary['jobs']> {
  const rows = await orm
    .select({
      jobId: applications.jobId,
      total: count(),
      new: sql<number>`(count(*) filter (where ${applications.state} = 'new'))::int`,
      latestAt: max(applications.sentAt),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.createdBy, userId), isInboxOpen, ne(applications.state, 'withdrawn')))
    .groupBy(applications.jobId)
    .orderBy(desc(max(applications.sentAt)), asc(applications.jobId));
  return rows.map(({ jobId, total, new: unseen, latestAt }) => ({
    jobId,
    total,
    new: unseen,
    latestAt: latestAt?.toISOString() ?? '',
  }));
}
