import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import { isPlainEmail } from '#contract/accounts/email-address.ts';
import type { AdminContext } from './admin-context.ts';
import { endSessions } from '../auth/account-changes.ts';
import { markAccount, restoreAccount, toDeleteAfter } from '../auth/deletion.ts';
import { createPasswords } from '../auth/passwords.ts';
import { lockAccount, setRole } from '../auth/user-store.ts';
import { inTransaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { isId } from '../ids.ts';
import { countOwn, resetPassword, type Subject, toOneTimePassword } from './account-actions.ts';
import { type AccountCommand, done, refusal, type Report } from './commands.ts';
import { toMinute, toPlain } from './shown-changes.ts';

const toCount = (total: number, one: string, many: string): string => `${total} ${total === 1 ? one : many}`;

/** Shown before anything is done, so that accounts are not confused. */
async function describe(subject: Subject): Promise<string[]> {
  const { id, firstName, lastName, email, phoneNumber, role, createdAt, deletedAt } = subject.user;
  const { emailVerifiedAt, blockedAt } = subject.user;
  const own = await countOwn(subject);
  const counts = [
    toCount(own.companies, 'company', 'companies'),
    toCount(own.jobs, 'job', 'jobs'),
    toCount(own.sessions, 'session', 'sessions'),
  ];
  const states = [
    role === 'admin' ? 'administrator' : 'no administrator',
    emailVerifiedAt === null ? 'address not confirmed' : `address confirmed ${toMinute(emailVerifiedAt)}`,
    deletedAt === null
      ? ''
      : `waits for deletion, restored by ${blockedAt === null ? 'signing in' : 'restore-account alone'} until ${toMinute(toDeleteAfter(deletedAt))}`,
  ].filter((state) => state !== '');
  return [
    `Account ${id}`,
    `  name: ${toPlain(`${firstName} ${lastName}`).trim()}`,
    `  e-mail: ${toPlain(email)}${isPlainEmail(email) ? '' : ' (holds characters that may only look like others)'}`,
    `  phone: ${toPlain(phoneNumber)}`,
    `  registered: ${toMinute(createdAt)}`,
    `  has: ${counts.join(', ')}`,
    `  state: ${states.join('; ')}`,
  ];
}

async function changeRole({ tx, user }: Subject, role: 'user' | 'admin'): Promise<Report> {
  const changed = await setRole(tx, { email: user.id, role, actorId: null });
  const isAdmin = role === 'admin';
  const email = toPlain(user.email);
  if (changed?.isNew !== true) {
    return done(`${email} ${isAdmin ? 'is an administrator already' : 'is no administrator'}.`);
  }
  return done(`${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`);
}

async function deleteAccount({ tx, user, now }: Subject): Promise<Report> {
  const until = toDeleteAfter(await markAccount(tx, { user, actorId: null, now }));
  return done(
    `${toPlain(user.email)} is deleted, and its owner cannot sign in; restore-account until ${toMinute(until)} restores everything.`,
  );
}

async function restore({ tx, user, actorId }: Subject): Promise<Report> {
  const email = toPlain(user.email);
  if (user.deletedAt === null) return done(`${email} is not deleted.`);
  await restoreAccount(tx, user, actorId);
  return done(`${email} is restored, with what was deleted with it.`);
}

const questions = {
  'grant-admin': 'Let this account approve, reject and change everything?',
  'delete-account': `Delete it? Companies and jobs leave the public at once, everything goes after ${ACCOUNT_RESTORE_DAYS} days.`,
} as const;

async function perform(subject: Subject, command: AccountCommand, made: { hash: string; password: string }) {
  const { tx, user, now } = subject;
  switch (command.name) {
    case 'show-user':
      return done();
    case 'grant-admin':
      return changeRole(subject, 'admin');
    case 'revoke-admin':
      return changeRole(subject, 'user');
    case 'reset-password':
      await resetPassword(subject, made.hash);
      return done(
        `New password: ${made.password}`,
        'All sessions ended. The password is shown once: its owner should change it after signing in.',
      );
    case 'revoke-sessions': {
      const ended = await endSessions(tx, { userId: user.id, actorId: null, now: now.getTime() });
      return done(`${toCount(ended, 'session', 'sessions')} ended.`);
    }
    case 'delete-account':
      return deleteAccount(subject);
    case 'restore-account':
      return restore(subject);
  }
}

const missing = (account: string): Report =>
  refusal(
    isId(account)
      ? `There is no account with the id ${account}.`
      : `No account has the e-mail address ${toPlain(account)}. Please register it in the app first.`,
  );

/** Runs a command about an account. What cannot be undone returns a question first. */
export async function runAccountCommand(context: AdminContext, command: AccountCommand): Promise<Report> {
  const { db, clock } = context;
  const { name, account, isSure } = command;
  // A lookalike address may be shown, for its id; nothing else is done by it.
  if (name !== 'show-user' && !isPlainEmail(account) && !isId(account)) {
    return refusal(
      `${toPlain(account)} is no address of plain letters. show-user tells the id to use instead.`,
    );
  }
  const password = toOneTimePassword();
  const hash = name === 'reset-password' ? await createPasswords().hash(password) : '';
  try {
    return await inTransaction(db, async (tx) => {
      const user = await lockAccount(tx, account);
      if (user === null) return missing(account);
      const subject = { context, tx, user, now: new Date(clock()), actorId: null };
      const shown = await describe(subject);
      if (!isSure && (name === 'grant-admin' || name === 'delete-account')) {
        return { ...done(...shown), question: { text: questions[name], accountId: user.id } };
      }
      const report = await perform(subject, command, { hash, password });
      return { ...report, lines: [...shown, ...report.lines] };
    });
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.message);
    throw error;
  }
}
