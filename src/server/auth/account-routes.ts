import { Hono } from 'hono';
import { EXPORT_FILE_NAME } from '#contract/accounts/account.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction } from '../db/transaction.ts';
import { readBearer, requireUser, type UserEnv } from '../http/request/auth.ts';
import { toContentDisposition } from '../http/response/content-disposition.ts';
import { unauthorized } from '../http/errors/errors.ts';
import { readBody } from '../http/request/input.ts';
import { countTry } from '../http/request/rate-limit.ts';
import { changePassword, changeProfile, deleteOwnAccount, endSessions } from './account-changes.ts';
import { readAccountExport } from './account-export.ts';
import { DeletionBody, PasswordBody, ProfileBody } from './inputs.ts';
import { toExportLimit } from './limits.ts';
import type { Passwords } from './passwords.ts';
import { toUser } from './user-store.ts';

/** What people do with their own account (extension): each needs a session, most the password as well. */
export function createAccountRoutes(context: AppContext, passwords: Passwords) {
  const shared = { context, passwords };
  const isUser = requireUser(context);
  return new Hono<UserEnv>()
    .post('/change-password', isUser, async (c) => {
      const { currentPassword, newPassword } = await readBody(c, PasswordBody);
      const token = readBearer(c.req.header('Authorization'));
      if (token === null) throw unauthorized();
      await changePassword({ ...shared, user: c.get('user'), currentPassword }, { newPassword, token });
      const message = 'Your password is changed. Other devices are signed out.';
      return c.json({ success: true, message });
    })
    .put('/profile', isUser, async (c) => {
      const { currentPassword, ...profile } = await readBody(c, ProfileBody);
      const row = await changeProfile({ ...shared, user: c.get('user'), currentPassword }, profile);
      return c.json({ success: true, message: 'Your profile is saved.', data: { user: toUser(row) } });
    })
    .post('/logout-all', isUser, async (c) => {
      const { id } = c.get('user');
      const now = context.clock();
      await inTransaction(context.db, (tx) => endSessions(tx, { userId: id, actorId: id, now }));
      return c.json({ success: true, message: 'You are signed out on all devices.' });
    })
    .get('/export', isUser, async (c) => {
      const { id } = c.get('user');
      await countTry(context, [toExportLimit(id)]);
      const data = await readAccountExport(context, id);
      if (data === null) throw unauthorized();
      c.header('Content-Type', 'application/json; charset=UTF-8');
      c.header('Content-Disposition', toContentDisposition('attachment', EXPORT_FILE_NAME));
      return c.body(JSON.stringify(data, null, 2));
    })
    .post('/delete-account', isUser, async (c) => {
      const { currentPassword } = await readBody(c, DeletionBody);
      const deleteAfter = await deleteOwnAccount({ ...shared, user: c.get('user'), currentPassword });
      const message = 'Your account will be deleted. Sign in within 30 days to restore it.';
      return c.json({ success: true, message, data: { deleteAfter: deleteAfter.toISOString() } });
    });
}
