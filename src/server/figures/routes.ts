import { Hono, type Context } from 'hono';
import { LATE_DAYS, SHOWN_DAYS } from '#contract/figures/figure-days.ts';
import { figurePaths } from '#contract/http/api-paths.ts';
import { FigureBatch, JobFiguresData, OwnFiguresData } from '#contract/figures/figures.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { type FigureContext, countEvents, readFigures, readOwnTotals } from './store.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, idParameter } from '../http/describe-route.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { clientAddress, perAddress } from '../http/request/client-address.ts';
import { parseForm, readId, readJson, readNotices } from '../http/request/input.ts';
import { countAttempt, type Limit } from '../limits/rate-limit.ts';
import { findOwnJob, isReadable } from '../jobs/job-rows.ts';
import { may } from '../policies/policies.ts';

/** Generous, as mobile operators put many phones behind one address (CGNAT). */
const toEventLimits = (address: string, weight: number): Limit[] =>
  perAddress({ key: ['figures from'], attempts: 1000, windowMs: HOUR_MS, weight }, address);

const robot =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|fetcher|monitor|facebookexternalhit|embedly|curl|wget|python|java\/|go-http|axios|okhttp|scrapy|archiver/i;

/** True for robots, and for browsers with Global Privacy Control or Do Not Track: they are not counted. */
function isLeftOut(c: Context): boolean {
  const agent = c.req.header('User-Agent') ?? '';
  return robot.test(agent) || c.req.header('Sec-GPC') === '1' || c.req.header('DNT') === '1';
}

const descriptions = {
  count: describeRoute({
    tag: 'Readers',
    summary: 'Counts what readers did with jobs',
    description: `Each event counts once, by its random key, for its own day in Bangladesh, up to ${LATE_DAYS} days later. Events of robots, of requests with Sec-GPC or DNT, of other days and of unknown jobs get the same answer and are not counted.`,
    body: { FigureBatch },
    refusals: [400, 429],
  }),
  totals: describeRoute({
    tag: 'Jobs',
    summary: `How often your jobs were viewed, saved, applied for and shared in the last ${SHOWN_DAYS} days`,
    description: 'Extension. Jobs without counts are omitted.',
    access: 'user',
    data: { OwnFiguresData },
  }),
  ofJob: describeRoute({
    tag: 'Jobs',
    summary: `How often a job was viewed, saved, applied for and shared in the last ${SHOWN_DAYS} days`,
    description: 'Extension. For its owner. A device counts once a day for each.',
    access: 'user',
    parameters: [idParameter],
    data: { JobFiguresData },
    refusals: [403, 404],
  }),
};

const createCountRoute = (context: FigureContext) =>
  new Hono().post(figurePaths.jobs, descriptions.count, async (c) => {
    const batch = parseForm(FigureBatch, await readJson(c));
    const address = clientAddress(c, context.config.trustedProxies);
    await countAttempt(context, toEventLimits(address, batch.events.length));
    if (!isLeftOut(c)) await countEvents(context, batch, address);
    return c.json({ success: true, message: readNotices(c).counted });
  });

/** `POST /job-figures`; `GET /job-figures` and `GET /jobs/{id}/figures` for owners, the latter for administrators too (extensions). */
export function createFigureRoutes(context: FigureContext) {
  const { db, clock } = context;
  const read = new Hono<UserEnv>().get(
    '/:id/figures',
    descriptions.ofJob,
    requireUser(context),
    async (c) => {
      const row = await findOwnJob(db.orm, readId(c.req.param('id'), 'jobNotFound'));
      if (row === null) throw new ApiError('jobNotFound');
      if (!may(c.get('user'), 'readFigures', row.job)) {
        throw isReadable(row) ? new ApiError('ownerOnlySees') : new ApiError('jobNotFound');
      }
      const data = await readFigures(db.orm, { id: row.job.id, now: clock() });
      return c.json({ success: true, data });
    },
  );
  const totals = new Hono<UserEnv>().get(
    figurePaths.jobs,
    descriptions.totals,
    requireUser(context),
    async (c) => {
      const data = await readOwnTotals(db.orm, { userId: c.get('user').id, now: clock() });
      return c.json({ success: true, data });
    },
  );
  return new Hono().route('/', createCountRoute(context)).route('/', totals).route(apiPaths.jobs, read);
}
