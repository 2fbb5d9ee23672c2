import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { AccountAddress, ApprovalFilter, Rejection } from '#contract/accounts/admin.ts';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import type { AppContext } from '../app-context.ts';
import { toUser, setRole, type RoleChange } from '../auth/user-store.ts';
import type { Transaction } from '../db/connection.ts';
import { requireUser, type UserEnv } from '../http/request/auth.ts';
import { parseForm, type FieldLabels, readId, readJson } from '../http/request/input.ts';
import { conflict, notFound } from '../http/errors/errors.ts';
import { runWrite, refuseStale } from '../http/request/run-write.ts';
import { decide, type Decision } from './decisions.ts';
import { paging } from './paging.ts';
import { findCompany, findJob, listAudit, listCompanies, listJobs } from './lists.ts';
import { Id } from '../ids.ts';

const RowsQuery = v.object({ approval: v.optional(ApprovalFilter, 'pending'), ...paging });
const AuditQuery = v.object({
  entity: v.optional(v.picklist(['job', 'company', 'user'])),
  entityId: v.optional(Id),
  ...paging,
});

const labels: FieldLabels = { reason: 'Reason', email: 'Email' };

const missing = { job: 'Job not found.', company: 'Company not found.' } as const;

const readDecided = async (tx: Transaction, entity: Decision['entity'], id: string) =>
  entity === 'job' ? { job: await findJob(tx, id) } : { company: await findCompany(tx, id) };

const answerDecision =
  (context: AppContext, entity: Decision['entity'], approval: Decision['approval']) =>
  async (c: Context<UserEnv>): Promise<Response> => {
    const id = readId(c.req.param('id'), missing[entity]);
    const isRejection = approval === 'rejected';
    const { reason } = isRejection ? parseForm(Rejection, labels, await readJson(c)) : { reason: '' };
    const decision = {
      entity,
      id,
      approval,
      reason,
      actorId: c.get('user').id,
      now: new Date(context.clock()),
      queue: context.queue,
    };
    return runWrite(context, { c, sent: reason }, async (tx) => {
      const readRow = () => readDecided(tx, entity, id);
      const outcome = await decide(tx, decision, async (version) => refuseStale(c, version, await readRow()));
      const message =
        outcome === 'contact-rejected'
          ? 'The new contact is rejected. The company stays approved.'
          : `The ${entity} is ${approval}.`;
      return { status: 200, body: { success: true, message, data: await readRow() } };
    });
  };

const answerRole =
  (context: AppContext, role: RoleChange['role']) =>
  async (c: Context<UserEnv>): Promise<Response> => {
    const { email } = parseForm(AccountAddress, labels, await readJson(c));
    const actorId = c.get('user').id;
    return runWrite(context, { c, sent: toEmailKey(email) }, async (tx) => {
      const changed = await setRole(tx, { email, role, actorId });
      if (changed === null) throw notFound('No account has this e-mail address.');
      if (changed.user.id === actorId && role === 'user') {
        throw conflict('You cannot take this from yourself: another administrator can.');
      }
      const message =
        role === 'admin' ? 'The account is an administrator.' : 'The account is no administrator.';
      const user = { ...toUser(changed.user), role };
      return { status: 200, body: { success: true, message, data: { user } } };
    });
  };

/** The administrators' API (extension). */
export function createAdminRoutes(context: AppContext) {
  const { orm } = context.db;
  return new Hono<UserEnv>()
    .use('*', requireUser(context, 'administer'))
    .get('/jobs', async (c) => {
      const { approval, ...page } = parseForm(RowsQuery, labels, c.req.query());
      return c.json({ success: true, data: await listJobs(orm, approval, page) });
    })
    .get('/companies', async (c) => {
      const { approval, ...page } = parseForm(RowsQuery, labels, c.req.query());
      return c.json({ success: true, data: await listCompanies(orm, approval, page) });
    })
    .post('/jobs/:id/approve', answerDecision(context, 'job', 'approved'))
    .post('/jobs/:id/reject', answerDecision(context, 'job', 'rejected'))
    .post('/companies/:id/approve', answerDecision(context, 'company', 'approved'))
    .post('/companies/:id/reject', answerDecision(context, 'company', 'rejected'))
    .post('/grant-admin', answerRole(context, 'admin'))
    .post('/revoke-admin', answerRole(context, 'user'))
    .get('/audit', async (c) => {
      const { entity, entityId, ...page } = parseForm(AuditQuery, labels, c.req.query());
      return c.json({ success: true, data: await listAudit(orm, { entity, entityId }, page) });
    });
}
