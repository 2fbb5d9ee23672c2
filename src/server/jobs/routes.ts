import { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { optionalUser, type OptionalUserEnv } from '../http/auth.ts';
import { forbidden, notFound, unauthorized } from '../http/errors.ts';
import { readId } from '../http/input.ts';
import { createExpirySweep } from './expiry.ts';
import { toFullJob, toJobCard } from './job-answer.ts';
import { parseJobListQuery, parseOwner } from './query.ts';
import { createJobStore } from './store.ts';

const MISSING = 'Job not found.';

/** The reads of §7 "Jobs". `?view=detailed` changes nothing: one job always comes with everything. */
export function createJobRoutes(context: AppContext) {
  const store = createJobStore(context);
  const withUser = optionalUser(context);
  const sweepExpired = createExpirySweep(context);

  async function listOwn(owner: string, user: OptionalUserEnv['Variables']['user'] | undefined) {
    if (!user) throw unauthorized();
    if (owner !== user.id) throw forbidden('You can list only your own jobs.');
    const rows = await store.listOf(user.id);
    return { jobs: rows.map(toJobCard) };
  }

  async function listPublic(parameters: Record<string, string[]>) {
    const query = parseJobListQuery(parameters);
    sweepExpired();
    const { rows, total, isEstimate } = await store.list(query);
    const { page, perPage } = query;
    const totalPages = Math.ceil(total / perPage);
    const pagination = { totalPages, total, page, perPage, ...(isEstimate && { isEstimate }) };
    return { jobs: rows.map(toJobCard), pagination };
  }

  return new Hono<OptionalUserEnv>()
    .get(
      '/',
      (c, next) => (parseOwner(c.req.queries()) === undefined ? next() : withUser(c, next)),
      async (c) => {
        const owner = parseOwner(c.req.queries());
        const data =
          owner === undefined ? await listPublic(c.req.queries()) : await listOwn(owner, c.get('user'));
        return c.json({ success: true, data });
      },
    )
    .get('/:id', async (c) => {
      const job = await store.find(readId(c.req.param('id'), MISSING));
      if (job === null) throw notFound(MISSING);
      return c.json({ success: true, data: { job: toFullJob(job) } });
    });
}
