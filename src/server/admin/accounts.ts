import { isPlainEmail } from '#contract/accounts/email-address.ts';
import type { AdminContext } from './admin-context.ts';
import { toDeleteAfter } from '../auth/deletion.ts';
import { lockAccount, setRole } from '../auth/user-store.ts';
import { inTransaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { isId } from '../ids.ts';
import { accountChanges, countOwn, findAccountAction, type Subject } from './account-actions.ts';
import { type AccountCommand, done, refusal, type Report } from './commands.ts';
import { toCount, toMinute, toPlain } from './shown-changes.ts';

/** Printed before a change, so that the operator sees which account it is. */
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
    role === 'admin' ? 'administrator' : 'not an administrator',
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

async function changeRole({ tx, user }: Subject, role: 'user' | 'admin'): Promise<string[]> {
  const changed = await setRole(tx, { email: user.id, role, actorId: null });
  const isAdmin = role === 'admin';
  const email = toPlain(user.email);
  if (changed?.isNew !== true) {
    return [`${email} ${isAdmin ? 'is already an administrator' : 'is not an administrator'}.`];
  }
  return [`${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`];
}

interface PreparedCommand {
  /** The operator has to confirm it first. */
  question?: string | undefined;
  run: (subject: Subject) => Promise<string[]>;
}

/** What a command does beside showing the account. */
function prepare(name: string): PreparedCommand {
  if (name === 'grant-admin') {
    const question = 'Let this account approve, reject and change everything?';
    return { question, run: (subject) => changeRole(subject, 'admin') };
  }
  if (name === 'revoke-admin') return { run: (subject) => changeRole(subject, 'user') };
  const action = findAccountAction(name);
  if (action === undefined) return { run: async () => [] };
  return accountChanges[action];
}

const missing = (account: string): Report =>
  refusal(
    isId(account)
      ? `There is no account with the id ${account}.`
      : `No account has the e-mail address ${toPlain(account)}. Please register it in the app first.`,
  );

/** Runs a command on an account. A command that asks first returns its question until `isSure`. */
export async function runAccountCommand(context: AdminContext, command: AccountCommand): Promise<Report> {
  const { db, clock } = context;
  const { name, account, isSure } = command;
  // A lookalike address only finds the account's id, through show-user.
  if (name !== 'show-user' && !isPlainEmail(account) && !isId(account)) {
    return refusal(
      `${toPlain(account)} has characters that may look like others. Use the id that show-user prints.`,
    );
  }
  const { question, run } = prepare(name);
  try {
    return await inTransaction(db, async (tx) => {
      const user = await lockAccount(tx, account);
      if (user === null) return missing(account);
      const subject = { context, tx, user, now: new Date(clock()), actorId: null };
      const shown = await describe(subject);
      if (!isSure && question !== undefined) {
        return { ...done(...shown), question: { text: question, accountId: user.id } };
      }
      return done(...shown, ...(await run(subject)));
    });
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.message);
    throw error;
  }
}
