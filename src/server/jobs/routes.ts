import { Hono } from 'hono';
import * as v from 'valibot';
import { Pagination } from '#contract/http/pagination.ts';
import { JobData, OwnJob } from '#contract/jobs/job.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { jobSorts } from '#contract/jobs/vocabulary.ts';
import { DAY_MS, listLimits } from '#contract/limits.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  deletedParameter,
  describeRoute,
  detailedParameter,
  idParameter,
  type Parameter,
  query,
  text,
  whole,
} from '../http/describe-route.ts';
import { readId } from '../http/request/input.ts';
import { optionalUser, type OptionalUserEnv } from '../http/request/require-user.ts';
import { may } from '../policies/policies.ts';
import { JobCardAnswer, toFullJob, toJobCard, toOwnJob } from './job-answer.ts';
import { findOwnJob, listDeletedJobs, listOwnJobs } from './job-rows.ts';
import { filterParameters } from './search/filters.ts';
import { parseJobListQuery, parseOwner } from './search/query.ts';
import type { JobStore } from './store.ts';
import { createJobWriteRoutes, type JobContext } from './write-routes.ts';

/** The parameters of `parseJobListQuery`, for the API document. */
const listParameters: readonly Parameter[] = [
  query('page', whole(1, listLimits.maxPage), 'Without page and perPage, the newest hundred are listed.'),
  query('perPage', whole(1, listLimits.maxPageSize, listLimits.pageSize), 'Jobs per page.'),
  query('search', text({ maxLength: listLimits.searchMaxChars }), 'Search words, in English or Bangla.'),
  ...filterParameters,
  query(
    'sort',
    text({ enum: [...jobSorts] }),
    'Extension. By default newest first, or best match first with search words.',
  ),
];

const JobsData = v.object({
  jobs: v.union([v.array(JobCardAnswer), v.array(OwnJob)]),
  pagination: v.optional(Pagination),
});

type Reader = OptionalUserEnv['Variables']['user'] | undefined;

/** §7 "Jobs". `?view=detailed` changes nothing. */
export function createJobRoutes(context: JobContext, store: JobStore) {
  const withUser = optionalUser(context, (c) => c.req.query('createdBy') !== undefined);

  async function listOwn(userId: string, user: Reader, which: 'present' | 'deleted') {
    if (!user) throw new ApiError('signInFirst');
    if (!may(user, 'readUnpublished', { createdBy: userId })) throw new ApiError('ownJobsOnly');
    const { orm } = context.db;
    const since = context.clock() - RESTORE_DAYS * DAY_MS;
    const rows = await (which === 'deleted'
      ? listDeletedJobs(orm, { userId, since })
      : listOwnJobs(orm, userId));
    return { jobs: rows.map(toOwnJob) };
  }

  /** The complete view for owner and administrators, else the public one. */
  async function findFor(id: string, user: Reader) {
    const own = user ? await findOwnJob(context.db.orm, id) : null;
    if (own !== null && may(user, 'readUnpublished', own.job)) return toOwnJob(own);
    const job = await store.find(id);
    if (job === null) throw new ApiError('jobNotFound');
    return toFullJob(job);
  }

  async function listPublic(parameters: Record<string, string[]>) {
    const query = parseJobListQuery(parameters);
    const { rows, total, isEstimate } = await store.list(query);
    const {
      search: { page = 1 },
      perPage,
    } = query;
    const totalPages = Math.ceil(total / perPage);
    const pagination = { totalPages, total, page, perPage, ...(isEstimate && { isEstimate }) };
    return { jobs: rows.map(toJobCard), pagination };
  }

  return new Hono<OptionalUserEnv>()
    .get(
      '/',
      describeRoute({
        tag: 'Jobs',
        summary: 'Lists public jobs, or your own',
        description: 'The public list shortens descriptions and omits the long texts.',
        access: 'optional',
        parameters: [
          ...listParameters,
          query(
            'createdBy',
            text(),
            'The complete jobs of this user instead, including those waiting for approval. Needs a token.',
          ),
          deletedParameter,
        ],
        data: { JobsData },
        refusals: [400, 401, 403],
      }),
      (c, next) => (parseOwner(c.req.queries()) === undefined ? next() : withUser(c, next)),
      async (c) => {
        const owner = parseOwner(c.req.queries());
        const data =
          owner === undefined
            ? await listPublic(c.req.queries())
            : await listOwn(owner, c.get('user'), c.req.query('deleted') === 'true' ? 'deleted' : 'present');
        return c.json({ success: true, data });
      },
    )
    .get(
      '/:id',
      describeRoute({
        tag: 'Jobs',
        summary: 'Shows a job',
        description:
          'Its owner and administrators also see it while it waits for approval, with `approval` and version.',
        access: 'optional',
        parameters: [idParameter, detailedParameter],
        data: { JobData },
        refusals: [404],
      }),
      withUser,
      async (c) => {
        const job = await findFor(readId(c.req.param('id'), 'jobNotFound'), c.get('user'));
        return c.json({ success: true, data: { job } });
      },
    )
    .route('/', createJobWriteRoutes(context));
}
