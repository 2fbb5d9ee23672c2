import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { AdminContext } from './admin-context.ts';
import { endSessions } from '../auth/account-changes.ts';
import { markAccount, restoreAccount } from '../auth/deletion.ts';
import { createPasswords } from '../auth/passwords.ts';
import { lockUser } from '../auth/user-store.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import { parseForm, readId } from '../http/request/input.ts';
import { runWrite } from '../http/request/run-write.ts';
import { listUsers } from './lists.ts';
import { paging } from './paging.ts';
import { readAccount, resetPassword, type Subject, toOneTimePassword } from './account-actions.ts';
import { readNotices } from '../http/response/language.ts';

const UsersQuery = v.object(paging);

async function lockSubject(context: AdminContext, c: Context<UserEnv>, tx: Transaction): Promise<Subject> {
  const user = await lockUser(tx, readId(c.req.param('id'), 'accountNotFound'));
  if (user === null) throw new ApiError('accountNotFound');
  return { context, tx, user, now: new Date(context.clock()), actorId: c.get('user').id };
}

/** The own account is changed in its settings, where its password is asked for. @throws ApiError 409 */
async function lockOther(context: AdminContext, c: Context<UserEnv>, tx: Transaction): Promise<Subject> {
  const subject = await lockSubject(context, c, tx);
  if (subject.user.id === subject.actorId) {
    throw new ApiError('ownAccount');
  }
  return subject;
}

/** Reads an account again, after it was changed. */
async function readAgain({ tx, user, now }: Subject) {
  const changed = (await lockUser(tx, user.id)) ?? user;
  return readAccount({ tx, user: changed, now });
}

const answerChange =
  (
    context: AdminContext,
    done: 'accountSignedOut' | 'accountDeleted' | 'accountRestored',
    change: (subject: Subject) => Promise<unknown>,
  ) =>
  (c: Context<UserEnv>): Promise<Response> =>
    runWrite(context, { c, sent: '' }, async (tx) => {
      const subject = await lockOther(context, c, tx);
      await change(subject);
      const message = readNotices(c)[done];
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
    const message = readNotices(c).accountPasswordReset;
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
      answerChange(context, 'accountSignedOut', ({ tx, user, actorId, now }) =>
        endSessions(tx, { userId: user.id, actorId, now: now.getTime() }),
      ),
    )
    .post(
      '/:id/delete',
      answerChange(context, 'accountDeleted', (subject) => markAccount(subject.tx, subject)),
    )
    .post(
      '/:id/restore',
      answerChange(context, 'accountRestored', ({ tx, user, actorId }) => restoreAccount(tx, user, actorId)),
    );
}
