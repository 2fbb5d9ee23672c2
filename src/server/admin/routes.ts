import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import {
  AccountAddress,
  adminSearchChars,
  ApprovalFilter,
  Consent,
  type HealthData,
  Rejection,
} from '#contract/accounts/admin.ts';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import type { AppContext } from '../app-context.ts';
import { type RoleChange, setRole, toUser } from '../auth/user-store.ts';
import type { Transaction } from '../db/connection.ts';
import { ApiError, ConflictError } from '../errors/api-error.ts';
import { parseForm, readId, readJson, readNotices } from '../http/request/input.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { refuseStale, runWrite } from '../http/request/run-write.ts';
import { RowId } from '../ids.ts';
import { countFailedByKind, listFailed, listWaiting } from '../queue/queue.ts';
import { type AdminContext, toActorId, paging } from './admin-request.ts';
import { type DecisionOutcome, type ModerationDecision, storeDecision } from './decisions.ts';
import { adminDescriptions as descriptions } from './describe-admin.ts';
import {
  findCompanyForReview,
  findJob,
  listCompanies,
  listJobs,
  searchCompanies,
  searchJobs,
  searchUsers,
} from './lists.ts';
import { findDecision, revertDecision, listAudit } from './audit-log.ts';
import { createUserRoutes } from './user-routes.ts';

const MAX_FAILED = 100;

const toIso = (ms: number): string => new Date(ms).toISOString();

/** Waiting and permanently failed work, mail counts, and how mail is sent. */
async function readHealth({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<HealthData> {
  const waiting = await listWaiting(db);
  const failed = await listFailed(db, MAX_FAILED);
  const counts = await countFailedByKind(db);
  return {
    waiting: waiting.map(({ kind, count, since }) => ({ kind, count, since: toIso(since) })),
    failed: failed.map(({ id, kind, reason, at }) => ({ id, kind, reason, at: toIso(at) })),
    failedCount: counts.reduce((sum, { count }) => sum + count, 0),
    mail: {
      way: config.mail.smtpUrl === undefined ? 'files' : 'smtp',
      failed: counts.find(({ kind }) => kind === 'mail')?.count ?? 0,
    },
  };
}

const RowsQuery = v.object({ approval: v.optional(ApprovalFilter, 'pending'), ...paging });
const AuditQuery = v.object({
  entity: v.optional(v.picklist(['job', 'company', 'user'])),
  entityId: v.optional(RowId),
  ...paging,
});

const SearchQuery = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(adminSearchChars.min), v.maxLength(adminSearchChars.max)),
});

const WorkId = v.pipe(v.string(), v.uuid());

const decided = {
  job: { approved: 'jobApproved', rejected: 'jobRejected' },
  company: { approved: 'companyApproved', rejected: 'companyRejected' },
} as const;

const ofContact: Partial<Record<DecisionOutcome, 'contactApproved' | 'contactRejected'>> = {
  'contact-approved': 'contactApproved',
  'contact-rejected': 'contactRejected',
};

const missing = { job: 'jobNotFound', company: 'companyNotFound' } as const;

type Row = Pick<ModerationDecision, 'entity' | 'id'>;

const readRow = async (tx: Transaction, { entity, id }: Row) =>
  entity === 'job' ? { job: await findJob(tx, id) } : { company: await findCompanyForReview(tx, id) };

/** The decision that can be undone, for the answer. */
const readDecision = async (tx: Transaction, row: Row) => {
  const decision = await findDecision(tx, row);
  return { ...(await readRow(tx, row)), ...(decision !== null && { decision }) };
};

/** The body of an approval is optional. */
async function readConsent(c: Context) {
  const isEmpty = c.req.header('Content-Type') === undefined || (await c.req.text()) === '';
  return isEmpty ? {} : parseForm(Consent, await readJson(c), 'admin');
}

/** Keeps two moderators from overwriting each other. Decisions change `updatedAt` but not the version. */
function refuseUnseen(seen: string | undefined, updatedAt: Date, current: object): void {
  if (seen === undefined || new Date(seen).getTime() === updatedAt.getTime()) return;
  throw new ConflictError('changedOrDecided', { ...current });
}

const answerDecision =
  (context: AdminContext, entity: ModerationDecision['entity'], approval: ModerationDecision['approval']) =>
  async (c: Context<UserEnv>): Promise<Response> => {
    const id = readId(c.req.param('id'), missing[entity]);
    const isRejection = approval === 'rejected';
    const { reason, seen, closesInbox } = isRejection
      ? parseForm(Rejection, await readJson(c), 'admin')
      : { ...(await readConsent(c)), reason: '', closesInbox: false };
    const actorId = toActorId(c);
    const decision = {
      entity,
      id,
      approval,
      reason,
      closesInbox,
      actorId,
      now: new Date(context.clock()),
      queue: context.queue,
    };
    return runWrite(context, { c, sent: JSON.stringify([reason, seen, closesInbox]) }, async (tx) => {
      const outcome = await storeDecision(tx, decision, async ({ version, updatedAt }) => {
        const current = await readRow(tx, decision);
        refuseStale(c, version, current);
        refuseUnseen(seen, updatedAt, current);
      });
      const notices = readNotices(c);
      const message = notices[ofContact[outcome] ?? decided[entity][approval]];
      return { status: 200, body: { success: true, message, data: await readDecision(tx, decision) } };
    });
  };

const answerUndo =
  (context: AdminContext) =>
  async (c: Context<UserEnv>): Promise<Response> => {
    const number = readId(c.req.param('id'), 'decisionNotFound');
    if (!/^\d{1,15}$/.test(number)) throw new ApiError('decisionNotFound');
    const undo = { entryId: Number(number), actorId: toActorId(c), now: new Date(context.clock()) };
    return runWrite(context, { c, sent: '' }, async (tx) => {
      const row = await revertDecision(tx, undo);
      const message = readNotices(c).decisionUndone;
      return { status: 200, body: { success: true, message, data: await readRow(tx, row) } };
    });
  };

const answerRetry =
  ({ queue }: Pick<AppContext, 'queue'>) =>
  async (c: Context<UserEnv>): Promise<Response> => {
    const id = c.req.param('id');
    if (!v.is(WorkId, id) || !(await queue.retryFailed(id))) throw new ApiError('failedWorkNotFound');
    return c.json({ success: true, message: readNotices(c).workRetried, data: {} });
  };

const answerRole =
  (context: AdminContext, role: RoleChange['role']) =>
  async (c: Context<UserEnv>): Promise<Response> => {
    const { email } = parseForm(AccountAddress, await readJson(c), 'admin');
    const actorId = toActorId(c);
    return runWrite(context, { c, sent: toEmailKey(email) }, async (tx) => {
      const changed = await setRole(tx, { email, role, actorId });
      if (changed === null) throw new ApiError('addressUnknown');
      if (changed.id === actorId && role === 'user') {
        throw new ApiError('ownRole');
      }
      const message = readNotices(c)[role === 'admin' ? 'administratorMade' : 'administratorUnmade'];
      const user = { ...toUser(changed), role };
      return { status: 200, body: { success: true, message, data: { user } } };
    });
  };

/** The administrators' API (extension). @param identify sets the user of a request, or refuses the request */
export function createAdminRoutes(
  context: AdminContext,
  identify: MiddlewareHandler<UserEnv> = requireUser(context, 'administer'),
) {
  const { orm } = context.db;
  return new Hono<UserEnv>()
    .use('*', identify)
    .get('/jobs', descriptions.jobs, async (c) => {
      const { approval, ...page } = parseForm(RowsQuery, c.req.query(), 'admin');
      return c.json({ success: true, data: await listJobs(orm, approval, page) });
    })
    .get('/companies', descriptions.companies, async (c) => {
      const { approval, ...page } = parseForm(RowsQuery, c.req.query(), 'admin');
      return c.json({ success: true, data: await listCompanies(orm, approval, page) });
    })
    .post('/jobs/:id/approve', descriptions.approveJob, answerDecision(context, 'job', 'approved'))
    .post('/jobs/:id/reject', descriptions.rejectJob, answerDecision(context, 'job', 'rejected'))
    .post(
      '/companies/:id/approve',
      descriptions.approveCompany,
      answerDecision(context, 'company', 'approved'),
    )
    .post('/companies/:id/reject', descriptions.rejectCompany, answerDecision(context, 'company', 'rejected'))
    .post('/grant-admin', descriptions.grantAdmin, answerRole(context, 'admin'))
    .post('/revoke-admin', descriptions.revokeAdmin, answerRole(context, 'user'))
    .get('/audit', descriptions.audit, async (c) => {
      const { entity, entityId, ...page } = parseForm(AuditQuery, c.req.query(), 'admin');
      return c.json({ success: true, data: await listAudit(orm, { entity, entityId }, page) });
    })
    .post('/audit/:id/undo', descriptions.undo, answerUndo(context))
    .get('/search', descriptions.search, async (c) => {
      const { text } = parseForm(SearchQuery, c.req.query(), 'admin');
      const data = {
        jobs: await searchJobs(orm, text),
        companies: await searchCompanies(orm, text),
        users: await searchUsers(orm, text),
      };
      return c.json({ success: true, data });
    })
    .get('/health', descriptions.health, async (c) =>
      c.json({ success: true, data: await readHealth(context) }),
    )
    .post('/work/:id/retry', descriptions.retryWork, answerRetry(context))
    .route('/users', createUserRoutes(context));
}
