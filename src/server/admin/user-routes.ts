import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import {
  AdminAccountData,
  AdminUsersData,
  accountActionNames,
  type AccountAction,
} from '#contract/accounts/admin.ts';
import { type AdminContext, toActorId, paging, pagingParameters } from './admin-request.ts';
import { lockUser } from '../auth/user-store.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, idParameter, query, text } from '../http/describe-route.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import { parseForm, readId, readNotices } from '../http/request/input.ts';
import { runWrite } from '../http/request/run-write.ts';
import { listUsers } from './lists.ts';
import { accountChanges, readAccount, type Subject } from './account-actions.ts';

const UsersQuery = v.object({ ...paging, email: v.optional(v.string()) });

async function lockSubject(context: AdminContext, c: Context<UserEnv>, tx: Transaction): Promise<Subject> {
  const user = await lockUser(tx, readId(c.req.param('id'), 'accountNotFound'));
  if (user === null) throw new ApiError('accountNotFound');
  return { context, tx, user, now: new Date(context.clock()), actorId: toActorId(c) };
}

/** Administrators change their own account in its settings, which ask for the password. @throws ApiError 409 */
async function lockOther(context: AdminContext, c: Context<UserEnv>, tx: Transaction): Promise<Subject> {
  const subject = await lockSubject(context, c, tx);
  if (subject.user.id === subject.actorId) {
    throw new ApiError('ownAccount');
  }
  return subject;
}

/** Reads an account after its change. */
async function readChanged({ tx, user, now }: Subject) {
  const changed = (await lockUser(tx, user.id)) ?? user;
  return readAccount({ tx, user: changed, now });
}

const answerAction = (context: AdminContext, action: AccountAction) => (c: Context<UserEnv>) => {
  const { notice, run } = accountChanges[action];
  const message = readNotices(c)[notice(context)];
  return runWrite(context, { c, sent: '' }, async (tx) => {
    const subject = await lockOther(context, c, tx);
    await run(subject);
    return { status: 200, body: { success: true, message, data: { user: await readChanged(subject) } } };
  });
};

const ofAccount = { tag: 'Administration', access: 'admin', parameters: [idParameter] } as const;

const descriptions = {
  list: describeRoute({
    tag: 'Administration',
    summary: 'Lists accounts, newest first',
    access: 'admin',
    parameters: [query('email', text(), 'Only the account of this address.'), ...pagingParameters()],
    data: { AdminUsersData },
    refusals: [400],
  }),
  get: describeRoute({
    ...ofAccount,
    summary: 'Shows an account, and counts what would be deleted with it',
    data: { AdminAccountData },
    refusals: [404],
  }),
};

const describeAction = (action: AccountAction) => {
  const { summary, description } = accountChanges[action];
  return describeRoute({
    ...ofAccount,
    summary,
    description,
    isRepeatable: true,
    data: { AdminAccountData },
    refusals: [404, 409],
  });
};

/** Routes for the actions on accounts. */
export function createUserRoutes(context: AdminContext) {
  const routes = new Hono<UserEnv>()
    .get('/', descriptions.list, async (c) => {
      const { email, ...page } = parseForm(UsersQuery, c.req.query());
      return c.json({ success: true, data: await listUsers(context.db.orm, email, page) });
    })
    .get('/:id', descriptions.get, async (c) => {
      const user = await inTransaction(context.db, async (tx) =>
        readAccount(await lockSubject(context, c, tx)),
      );
      return c.json({ success: true, data: { user } });
    });
  for (const action of accountActionNames) {
    routes.post(`/:id/${action}`, describeAction(action), answerAction(context, action));
  }
  return routes;
}
