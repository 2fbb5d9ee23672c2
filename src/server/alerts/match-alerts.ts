import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { alertLimits } from '#contract/alerts/alert.ts';
import { createJobIndex, type JobIndex, matchStoredSearch } from '#contract/jobs/job-match.ts';
import { parseJobQuery } from '#contract/jobs/job-query.ts';
import { Job } from '#contract/jobs/job.ts';
import type { AppContext } from '../app-context.ts';
import { createRawSql, inTransaction } from '../db/connection.ts';
import { alerts, newJobs } from '../db/readers-schema.ts';
import { jobs } from '../db/schema.ts';
import { toFullJob } from '../jobs/job-answer.ts';
import { isListed, selectJobs } from '../jobs/job-rows.ts';
import { enqueueDigests } from './digests.ts';

type MatchContext = Pick<AppContext, 'db' | 'clock'>;

const JOBS_AT_ONCE = 1000;
/** Longer blocks of the event loop would delay requests. */
const WORK_MS = 20;

interface Matched {
  count: number;
  /** Ids, the newest first. */
  jobs: string[];
}

/** Keyed by stored search, which many alerts share. */
type Matches = ReadonlyMap<string, Matched>;

const postedMs = ({ postedAt }: Job): number => Date.parse(postedAt) || 0;

function toMatched(found: readonly Job[]): Matched {
  const newest = found.toSorted((a, b) => postedMs(b) - postedMs(a)).slice(0, alertLimits.pendingJobs);
  return { count: found.length, jobs: newest.map(({ _id }) => _id) };
}

async function matchAll(index: JobIndex, queries: readonly string[], now: number): Promise<Matches> {
  const matches = new Map<string, Matched>();
  let since = performance.now();
  for (const query of queries) {
    if (performance.now() - since > WORK_MS) {
      await nextTurn();
      since = performance.now();
    }
    const found = matchStoredSearch(index, parseJobQuery(query), now);
    if (found.length > 0) matches.set(query, toMatched(found));
  }
  return matches;
}

/** The oldest new jobs. Jobs that are hidden now are matched once they are listed again. */
async function readNew({ db, clock }: MatchContext): Promise<{ ids: string[]; index: JobIndex }> {
  const rows = await selectJobs(db.orm)
    .innerJoin(newJobs, eq(newJobs.jobId, jobs.id))
    .where(isListed(clock()))
    .orderBy(asc(newJobs.addedAt))
    .limit(JOBS_AT_ONCE);
  return {
    ids: rows.map(({ job }) => job.id),
    index: createJobIndex(rows.map((row) => v.parse(Job, toFullJob(row)))),
  };
}

/** Adds matches to the alerts' waiting jobs, unless another server did. */
async function storeMatches({ db }: MatchContext, ids: readonly string[], matches: Matches): Promise<void> {
  const rows = [...matches].map(([query, { count, jobs: found }]) => ({ query, count, jobs: found }));
  await inTransaction(db, async (tx) => {
    const isOurs = inArray(newJobs.jobId, [...ids]);
    const waiting = await tx.select().from(newJobs).where(isOurs).for('update');
    // Another server has matched some of these jobs; the others are matched again.
    if (waiting.length < ids.length) return;
    await tx.delete(newJobs).where(isOurs);
    if (rows.length === 0) return;
    await createRawSql(tx)`
      update alerts set
        pending_count = pending_count + matched.count,
        pending_jobs = jsonb_path_query_array(matched.jobs || pending_jobs, ${`$[0 to ${alertLimits.pendingJobs - 1}]`}::jsonpath)
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as matched(query text, count int, jobs jsonb)
      where alerts.query = matched.query and confirmed_at is not null`;
  });
}

/** Compares new jobs with all alerts, in one pass. @returns how many jobs; 0 if none are left */
async function matchNewJobs(context: MatchContext): Promise<number> {
  const { db, clock } = context;
  const { ids, index } = await readNew(context);
  if (ids.length === 0) return 0;
  const stored = await db.orm
    .selectDistinct({ query: alerts.query })
    .from(alerts)
    .where(isNotNull(alerts.confirmedAt));
  const queries = index.jobs.length === 0 ? [] : stored.map(({ query }) => query);
  await storeMatches(context, ids, await matchAll(index, queries, clock()));
  return ids.length;
}

/** Removes new jobs that have been hidden since. @returns how many */
export async function purgeNewJobs({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> {
  const gone = await db.orm
    .delete(newJobs)
    .where(lt(newJobs.addedAt, before))
    .returning({ id: newJobs.jobId });
  return gone.length;
}

type RunContext = Pick<AppContext, 'db' | 'clock' | 'queue'>;

/** Compares new jobs with all alerts, then enqueues the digests that are due. */
export async function runAlerts(context: RunContext, shouldStop: () => boolean): Promise<void> {
  while (!shouldStop() && (await matchNewJobs(context)) > 0);
  await enqueueDigests(context, shouldStop);
}
