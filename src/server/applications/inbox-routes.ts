import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import {
  applicationLimits,
  cvTypes,
  DecidedData,
  Decisions,
  EmployerNote,
  GoneData,
  HeldCopies,
  InboxData,
  InboxSummary,
  OpenedData,
} from '#contract/applications/application.ts';
import { inboxStates } from '#contract/applications/states.ts';
import { listLimits } from '#contract/limits.ts';
import { inTransaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, idParameter, query, text, whole } from '../http/describe-route.ts';
import { longBody } from '../http/request/body-limit.ts';
import { parseInput, readBody, readId, readLanguage } from '../http/request/input.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { countSent, countWrite } from '../http/request/run-write.ts';
import { cachePolicy } from '../http/response/conditional.ts';
import { toContentDisposition } from '../http/response/content.ts';
import type { SessionUser } from '../policies/sessions.ts';
import { openArchive } from './archive.ts';
import { decideApplications } from './decide.ts';
import { listGone, listInbox, listInboxes, requireInbox } from './inbox.ts';
import { openApplication, openCv, storeNote } from './open-application.ts';
import type { ApplicationContext } from './routes.ts';

const MAX_PAGE = 10_000;

const InboxQuery = v.object({
  state: v.optional(v.picklist(inboxStates)),
  search: v.optional(v.pipe(v.string(), v.maxLength(listLimits.searchMaxChars)), ''),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_PAGE)),
    '1',
  ),
});

/** Files that no cache stores, whatever is before this server. */
const toPrivateFile = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': toContentDisposition('attachment', name),
  'Cache-Control': cachePolicy.private,
});

const readApplicationId = (c: Context): string => readId(c.req.param('id'), 'applicationNotFound');

const readJobId = (c: Context): string => readId(c.req.param('id'), 'jobNotFound');

/** A mail server proves whose an address is: nobody reads what others send without that. @throws ApiError 401 or 403 */
function requireReader(context: ApplicationContext) {
  const withUser = requireUser(context);
  const isProven = ({ emailVerifiedAt }: SessionUser) =>
    context.config.mail.smtpUrl === undefined || emailVerifiedAt !== null;
  return createMiddleware<UserEnv>((c, next) =>
    withUser(c, async () => {
      if (!isProven(c.get('user'))) throw new ApiError('confirmAddressFirst');
      await next();
    }),
  );
}

const shared = { tag: 'Applications', access: 'user' } as const;
const ofOne = { ...shared, parameters: [idParameter], refusals: [403, 404] } as const;
const ofJob = { ...shared, refusals: [400, 403, 404] } as const;

const descriptions = {
  inbox: describeRoute({
    ...shared,
    summary: 'Counts the applications of one’s own jobs',
    data: { InboxSummary },
    refusals: [403],
  }),
  list: describeRoute({
    ...ofJob,
    summary: 'Lists the applications of one’s own job, the newest first',
    description: `${applicationLimits.pageSize} on a page. Withdrawn ones are left out.`,
    parameters: [
      idParameter,
      query('state', text({ enum: [...inboxStates] }), 'Only those.'),
      query(
        'search',
        text({ maxLength: listLimits.searchMaxChars }),
        'In names, numbers, addresses, receipts.',
      ),
      query('page', whole(1, MAX_PAGE, 1), '1 is the first.'),
    ],
    data: { InboxData },
  }),
  archive: describeRoute({
    ...ofJob,
    summary: 'All applications of one’s own job as a ZIP archive',
    description: 'A table, `applications.csv`, and the CVs. It is recorded in the audit log.',
    parameters: [idParameter],
    plain: { contentType: 'application/zip', schema: { type: 'string' } },
    refusals: [...ofJob.refusals, 429],
  }),
  open: describeRoute({
    ...ofOne,
    summary: 'One application for one’s own job',
    description: 'A new one has been seen from then on.',
    data: { OpenedData },
  }),
  cv: describeRoute({
    ...ofOne,
    summary: 'The CV of an application',
    description: 'Each time it is recorded in the audit log.',
    plain: { contentType: 'application/octet-stream', schema: { type: 'string' } },
    refusals: [...ofOne.refusals, 429],
  }),
  note: describeRoute({
    ...ofOne,
    summary: 'Writes one’s own note on an application',
    description:
      'The applicant does not see it. With `base`, the note that it was written on, a later one is not overwritten: 409 has the application as it is.',
    body: { EmployerNote },
    bodyLimit: longBody,
    data: { OpenedData },
    refusals: [...ofOne.refusals, 409, 429],
  }),
  decide: describeRoute({
    ...shared,
    summary: 'Moves applications for one’s own jobs',
    description:
      'Each alone: what was changed since `version` stays as it is, and is answered as it is now. A repeat changes nothing.',
    body: { Decisions },
    bodyLimit: longBody,
    data: { DecidedData },
    refusals: [403, 429],
  }),
  gone: describeRoute({
    ...shared,
    summary: 'Which copies of applications a device has to remove',
    description: `At most ${applicationLimits.copies} at a time. An application is gone once it was withdrawn, also where it was sent again, or removed.`,
    body: { HeldCopies },
    data: { GoneData },
  }),
};

/** False for a HEAD request: its answer has no body, so it opens nothing. */
const isRead = (c: Context): boolean => c.req.method !== 'HEAD';

/** What employers do with applications (extension). */
export function createInboxRoutes(context: ApplicationContext) {
  const { db, clock, queue } = context;
  const withUser = requireReader(context);
  return new Hono<UserEnv>()
    .get('/inbox', descriptions.inbox, withUser, async (c) => {
      const jobs = await listInboxes(db.orm, c.get('user').id);
      return c.json({ success: true, data: { jobs } });
    })
    .post('/decide', descriptions.decide, withUser, async (c) => {
      await countWrite(context, c.get('user'));
      const { moves } = await readBody(c, Decisions, 'application');
      const mover = { user: c.get('user'), now: clock(), queue };
      await countSent(context, c.get('user'), await c.req.text());
      const outcomes = await inTransaction(db, (tx) => decideApplications(tx, moves, mover));
      return c.json({ success: true, data: { outcomes } });
    })
    .post('/gone', descriptions.gone, withUser, async (c) => {
      const { copies } = await readBody(c, HeldCopies, 'application');
      return c.json({ success: true, data: { gone: await listGone(db.orm, copies, c.get('user')) } });
    })
    .get('/:id', descriptions.open, withUser, async (c) => {
      const id = readApplicationId(c);
      const mover = { user: c.get('user'), now: clock() };
      const application = await inTransaction(db, (tx) =>
        openApplication(tx, { id, isRead: isRead(c) }, mover),
      );
      return c.json({ success: true, data: { application } });
    })
    .get('/:id/cv', descriptions.cv, withUser, async (c) => {
      const id = readApplicationId(c);
      await countWrite(context, c.get('user'));
      const { name, type, bytes } = await inTransaction(db, (tx) =>
        openCv(tx, { id, isRead: isRead(c) }, c.get('user')),
      );
      const headers = { ...toPrivateFile(name, cvTypes[type]), 'Content-Length': String(bytes.length) };
      return c.body(new Uint8Array(bytes), 200, headers);
    })
    .put('/:id/note', descriptions.note, withUser, async (c) => {
      const id = readApplicationId(c);
      await countWrite(context, c.get('user'));
      const written = await readBody(c, EmployerNote, 'application');
      const mover = { user: c.get('user'), now: clock() };
      await countSent(context, c.get('user'), await c.req.text());
      const application = await inTransaction(db, (tx) => storeNote(tx, { id, ...written }, mover));
      return c.json({ success: true, data: { application } });
    });
}

/** The same of one job: `/jobs/{id}/applications`. */
export function createJobInboxRoutes(context: ApplicationContext) {
  const { orm } = context.db;
  const withUser = requireReader(context);
  return new Hono<UserEnv>()
    .get('/:id/applications', descriptions.list, withUser, async (c) => {
      const jobId = readJobId(c);
      const wanted = parseInput(InboxQuery, c.req.query());
      await requireInbox(orm, jobId, c.get('user'));
      const data = await listInbox(context, { ...wanted, jobId, state: wanted.state });
      return c.json({ success: true, data });
    })
    .get('/:id/applications.zip', descriptions.archive, withUser, async (c) => {
      const jobId = readJobId(c);
      const user = c.get('user');
      await requireInbox(orm, jobId, user);
      await countWrite(context, user);
      const archive = await openArchive(context, {
        jobId,
        user,
        language: readLanguage(c),
        isRead: isRead(c),
      });
      return c.body(archive, 200, toPrivateFile('applications.zip', 'application/zip'));
    });
}
