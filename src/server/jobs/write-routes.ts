import { Hono, type Context } from 'hono';
import { JobPayload } from '#contract/jobs/job-payload.ts';
import { OwnJobData } from '#contract/jobs/job.ts';
import type { AppContext } from '../app-context.ts';
import type { Transaction } from '../db/connection.ts';
import { describeRoute, idParameter, restoreDescription } from '../http/describe-route.ts';
import { longBody } from '../http/request/body-limit.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { countWrite, runWrite, type WriteAnswer, refuseStale } from '../http/request/run-write.ts';
import { readId, readJson, readNotices } from '../http/request/input.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  checkDeadline,
  parseJob,
  markJobDeleted,
  insertJob,
  lockJob,
  lockLiveJob,
  undeleteJob,
  setStatus,
  storeJobUpdate,
  type Writer,
} from './job-writes.ts';
import { toOwnJob } from './job-answer.ts';
import { findDeletableJob } from './job-rows.ts';

/** The dependencies of the job routes. */
export type JobContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

type Written = Pick<WriteAnswer, 'status'> & { message: string; id: string };

async function toAnswer(tx: Transaction, { status, message, id }: Written): Promise<WriteAnswer> {
  const row = await findDeletableJob(tx, id);
  if (row === null) throw new ApiError('jobNotFound');
  return { status, body: { success: true, message, data: { job: toOwnJob(row) } } };
}

const readJobId = (c: Context): string => readId(c.req.param('id'), 'jobNotFound');

const postJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  await countWrite(context, c.get('user'));
  const job = parseJob(await readJson(c));
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: await c.req.text(), isCounted: true }, async (tx) => {
    checkDeadline(job, writer.now);
    const id = await insertJob(tx, job, writer);
    return toAnswer(tx, { status: 201, message: readNotices(c).jobPosted, id });
  });
};

const putJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  const id = readJobId(c);
  await countWrite(context, c.get('user'));
  const job = parseJob(await readJson(c));
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: await c.req.text(), isCounted: true }, async (tx) => {
    const stored = await lockLiveJob(tx, id, writer.user);
    refuseStale(c, stored.job.version, { job: toOwnJob(stored) });
    const { applyWays, applicationDeadline } = stored.job;
    checkDeadline(job, writer.now, { applyWays, applicationDeadline: applicationDeadline.toISOString() });
    await storeJobUpdate(tx, stored, { ...writer, job });
    return toAnswer(tx, { status: 200, message: readNotices(c).jobUpdated, id });
  });
};

const removeJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  const id = readJobId(c);
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: '' }, async (tx) => {
    const stored = await lockLiveJob(tx, id, writer.user);
    refuseStale(c, stored.job.version, { job: toOwnJob(stored) });
    await markJobDeleted(tx, stored, writer);
    return toAnswer(tx, { status: 200, message: readNotices(c).jobDeleted, id });
  });
};

const bringBackJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  const id = readJobId(c);
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: '' }, async (tx) => {
    await undeleteJob(tx, await lockJob(tx, id, writer.user), writer);
    return toAnswer(tx, { status: 200, message: readNotices(c).jobRestored, id });
  });
};

const changeStatus = (context: JobContext, status: 'open' | 'closed') => async (c: Context<UserEnv>) => {
  const id = readJobId(c);
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  const message = readNotices(c)[status === 'open' ? 'jobReopened' : 'jobClosed'];
  return runWrite(context, { c, sent: '' }, async (tx) => {
    await setStatus(tx, await lockLiveJob(tx, id, writer.user), { ...writer, status });
    return toAnswer(tx, { status: 200, message, id });
  });
};

const write = { tag: 'Jobs', access: 'user', isRepeatable: true, data: { OwnJobData } } as const;
const ofJob = { ...write, parameters: [idParameter], refusals: [403, 404] } as const;
const ofStatus = { ...ofJob, refusals: [403, 404, 409] } as const;
const unchanged = 'Repeating it changes nothing, and edits do not undo it.';

const descriptions = {
  post: describeRoute({
    ...write,
    summary: 'Posts a job',
    description: 'For one of your own companies. The job waits for approval.',
    body: { JobPayload },
    bodyLimit: longBody,
    status: 201,
    refusals: [409],
  }),
  put: describeRoute({
    ...ofJob,
    summary: 'Changes a job',
    description:
      'Changing the title, company or pay of an approved job, or anything of a rejected job, makes it wait for approval again. Other changes are public at once and listed for administrators.',
    isVersioned: true,
    body: { JobPayload },
    bodyLimit: longBody,
  }),
  delete: describeRoute({ ...ofJob, summary: 'Deletes a job', isVersioned: true }),
  restore: describeRoute({
    ...ofStatus,
    summary: 'Restores a deleted job',
    description: restoreDescription,
  }),
  close: describeRoute({
    ...ofStatus,
    summary: 'Closes a job before its deadline',
    description: `Extension. Lists and searches omit the job; its page says that it is closed. Approved jobs only. ${unchanged}`,
  }),
  reopen: describeRoute({
    ...ofStatus,
    summary: 'Opens a closed job again',
    description: `Extension. Possible until the deadline. Approved jobs only. ${unchanged}`,
  }),
};

/** §7 "Jobs": writes, and `POST /jobs/{id}/restore`, `/close` and `/reopen` (extensions). */
export function createJobWriteRoutes(context: JobContext) {
  const withUser = requireUser(context);
  return new Hono<UserEnv>()
    .post('/', descriptions.post, withUser, postJob(context))
    .put('/:id', descriptions.put, withUser, putJob(context))
    .delete('/:id', descriptions.delete, withUser, removeJob(context))
    .post('/:id/restore', descriptions.restore, withUser, bringBackJob(context))
    .post('/:id/close', descriptions.close, withUser, changeStatus(context, 'closed'))
    .post('/:id/reopen', descriptions.reopen, withUser, changeStatus(context, 'open'));
}
