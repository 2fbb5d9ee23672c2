import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { AdminContext } from './admin-context.ts';
import { endSessions } from '../auth/account-changes.ts';
import { markAccount, restoreAccount } from '../auth/deletion.ts';
import { createPasswords } from '../auth/passwords.ts';
import { lockUser } from '../auth/user-store.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { conflict, notFound } from '../errors/refusals.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import { parseForm, readId } from '../http/request/input.ts';
import { runWrite } from '../http/request/run-write.ts';
import { listUsers } from './lists.ts';
import { paging } from './paging.ts';
import { readAccount, resetPassword, type Subject, toOneTimePassword } from './account-actions.ts';

const MISSING = 'Account not found.';

const UsersQuery = v.object(paging);

async function lockSubject(context: AdminContext, c: Context<UserEnv>, tx: Transaction): Promise<Subject> {
  const user = await lockUser(tx, readId(c.req.param('id'), MISSING));
  if (user === null) throw notFound(MISSING);
  return { context, tx, user, now: new Date(context.clock()), actorId: c.get('user').id };
}

/** The own account is changed in its settings, where its password is asked for. @throws ApiError 409 */
async function lockOther(context: AdminContext, c: Context<UserEnv>, tx: Transaction): Promise<Subject> {
  const subject = await lockSubject(context, c, tx);
  if (subject.user.id === subject.actorId) {
    throw conflict('This is your own account. Please use the account settings.');
  }
  return subject;
}

/** Reads an account again, after it was changed. */
async function readAgain({ tx, user, now }: Subject) {
  const changed = (await lockUser(tx, user.id)) ?? user;
  return readAccount({ tx, user: changed, now });
}

const answerChange =
  (context: AdminContext, message: string, change: (subject: Subject) => Promise<unknown>) =>
  (c: Context<UserEnv>): Promise<Response> =>
    runWrite(context, { c, sent: '' }, async (tx) => {
      const subject = await lockOther(context, c, tx);
      await change(subject);
      return { status: 200, body: { success: true, message, data: { user: await readAgain(subject) } } };
    });

/** No `runWrite`: it would store the password with the answer. */
const answerReset = (context: AdminContext) => {
  const passwords = createPasswords();
  return async (c: Context<UserEnv>): Promise<Response> => {
    const password = toOneTimePassword();
    const hash = await passwords.hash(password);
    const user = await inTransaction(context.db, async (tx) => {
      const subject = await lockOther(context, c, tx);
      await resetPassword(subject, hash);
      return readAgain(subject);
    });
    const message = 'The password is changed, and all sessions ended.';
    return c.json({ success: true, message, data: { user, password } });
  };
};

/** What administrators do with accounts; as the command line does. */
export function createUserRoutes(context: AdminContext) {
  return new Hono<UserEnv>()
    .get('/', async (c) => {
      const page = parseForm(UsersQuery, {}, c.req.query());
      return c.json({ success: true, data: await listUsers(context.db.orm, page) });
    })
    .get('/:id', async (c) => {
      const user = await inTransaction(context.db, async (tx) =>
        readAccount(await lockSubject(context, c, tx)),
      );
      return c.json({ success: true, data: { user } });
    })
    .post('/:id/reset-password', answerReset(context))
    .post(
      '/:id/revoke-sessions',
      answerChange(context, 'The account is signed out on all devices.', ({ tx, user, actorId, now }) =>
        endSessions(tx, { userId: user.id, actorId, now: now.getTime() }),
      ),
    )
    .post(
      '/:id/delete',
      answerChange(
        context,
        'The account is deleted. An administrator can restore it for 30 days.',
        (subject) => markAccount(subject.tx, subject),
      ),
    )
    .post(
      '/:id/restore',
      answerChange(context, 'The account is restored.', ({ tx, user, actorId }) =>
        restoreAccount(tx, user, actorId),
      ),
    );
}
