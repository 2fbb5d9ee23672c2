import { Hono, type Context } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Transaction } from '../db/connection.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { runWrite, type WriteAnswer, refuseStale } from '../http/request/run-write.ts';
import { readId, readJson } from '../http/request/input.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkDeadline, parseJob } from './job-input.ts';
import {
  deleteJob,
  insertJob,
  lockJob,
  lockLiveJob,
  restoreJob,
  setStatus,
  updateJob,
  type Writer,
} from './job-writes.ts';
import { toOwnJob } from './job-answer.ts';
import { findDeletableJob } from './job-rows.ts';
import { readNotices } from '../http/response/language.ts';

/** What the routes of jobs take of what the app hands out. */
export type JobContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

type Written = Pick<WriteAnswer, 'status'> & { message: string; id: string };

async function toAnswer(tx: Transaction, { status, message, id }: Written): Promise<WriteAnswer> {
  const row = await findDeletableJob(tx, id);
  if (row === null) throw new ApiError('jobNotFound');
  return { status, body: { success: true, message, data: { job: toOwnJob(row) } } };
}

const readJobId = (c: Context): string => readId(c.req.param('id'), 'jobNotFound');

const postJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  const job = parseJob(await readJson(c));
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: await c.req.text() }, async (tx) => {
    checkDeadline(job, writer.now);
    const id = await insertJob(tx, job, writer);
    return toAnswer(tx, { status: 201, message: readNotices(c).jobPosted, id });
  });
};

const putJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  const id = readJobId(c);
  const job = parseJob(await readJson(c));
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: await c.req.text() }, async (tx) => {
    const stored = await lockLiveJob(tx, id, writer.user);
    refuseStale(c, stored.job.version, { job: toOwnJob(stored) });
    checkDeadline(job, writer.now, stored.job.applicationDeadline);
    await updateJob(tx, stored, { ...writer, job });
    return toAnswer(tx, { status: 200, message: readNotices(c).jobUpdated, id });
  });
};

const removeJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  const id = readJobId(c);
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: '' }, async (tx) => {
    const stored = await lockLiveJob(tx, id, writer.user);
    refuseStale(c, stored.job.version, { job: toOwnJob(stored) });
    await deleteJob(tx, stored, writer);
    return toAnswer(tx, { status: 200, message: readNotices(c).jobDeleted, id });
  });
};

const bringBackJob = (context: JobContext) => async (c: Context<UserEnv>) => {
  const id = readJobId(c);
  const writer: Writer = { user: c.get('user'), now: context.clock() };
  return runWrite(context, { c, sent: '' }, async (tx) => {
    await restoreJob(tx, await lockJob(tx, id, writer.user), writer);
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

/** §7 "Jobs": writes, and `POST /jobs/{id}/restore`, `/close` and `/reopen` (extensions). */
export function createJobWriteRoutes(context: JobContext) {
  const withUser = requireUser(context);
  return new Hono<UserEnv>()
    .post('/', withUser, postJob(context))
    .put('/:id', withUser, putJob(context))
    .delete('/:id', withUser, removeJob(context))
    .post('/:id/restore', withUser, bringBackJob(context))
    .post('/:id/close', withUser, changeStatus(context, 'closed'))
    .post('/:id/reopen', withUser, changeStatus(context, 'open'));
}
