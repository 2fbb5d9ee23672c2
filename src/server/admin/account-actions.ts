import { and, count, eq, isNull, or } from 'drizzle-orm';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import type { AccountAction, AdminAccount } from '#contract/accounts/admin.ts';
import type { AppContext } from '../app-context.ts';
import { recordAudit } from '../audit/record.ts';
import { endSessions } from '../auth/account-changes.ts';
import { markAccount, restoreAccount, toDeleteAfter } from '../auth/deletion.ts';
import { isRunning } from '../policies/sessions.ts';
import { toFoundAccount, type UserRow } from '../auth/user-store.ts';
import { companies, jobs, sessions, users } from '../db/schema.ts';
import type { Transaction } from '../db/connection.ts';
import type { notices } from '../http/response/notices.ts';
import { sendMail } from '../mail/send-mail.ts';
import { toOwnOrigin } from '../process.ts';

/** An account whose row is locked, for an action on it. */
export interface Subject {
  context: Pick<AppContext, 'queue' | 'config'>;
  tx: Transaction;
  user: UserRow;
  now: Date;
  /** Null for the operator. */
  actorId: string | null;
}

type OwnCounts = Pick<AdminAccount, 'companies' | 'jobs' | 'sessions'>;

/** What belongs to an account, and would be deleted with it. */
async function countOwn({ tx, user, now }: Pick<Subject, 'tx' | 'user' | 'now'>): Promise<OwnCounts> {
  const isLeft = isNull(companies.deletedAt);
  const isThere = user.deletedAt === null ? isLeft : or(isLeft, eq(companies.deletedAt, user.deletedAt));
  const [ownCompanies] = await tx
    .select({ total: count() })
    .from(companies)
    .where(and(eq(companies.createdBy, user.id), isThere));
  const [ownJobs] = await tx
    .select({ total: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.createdBy, user.id), isNull(jobs.deletedAt), isThere));
  const [running] = await tx
    .select({ total: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isRunning(now.getTime())));
  return {
    companies: ownCompanies?.total ?? 0,
    jobs: ownJobs?.total ?? 0,
    sessions: running?.total ?? 0,
  };
}

/** The account with what belongs to it. */
export async function readAccount(subject: Pick<Subject, 'tx' | 'user' | 'now'>): Promise<AdminAccount> {
  const { deletedAt } = subject.user;
  return {
    ...toFoundAccount(subject.user),
    deleteAfter: deletedAt === null ? '' : toDeleteAfter(deletedAt).toISOString(),
    isBlocked: subject.user.blockedAt !== null,
    ...(await countOwn(subject)),
  };
}

const hasMailServer = ({ config }: Pick<AppContext, 'config'>): boolean => config.mail.smtpUrl !== undefined;

/**
 * Ends the password and all sessions, and sends the owner a link. The link goes to the account's own address, confirmed or
 * not, and is shown to nobody: an administrator who could read it would read applications as the owner.
 */
async function resetPassword({ context, tx, user, now, actorId }: Subject): Promise<void> {
  await tx.update(users).set({ passwordHash: null, updatedAt: now }).where(eq(users.id, user.id));
  await endSessions(tx, { userId: user.id, actorId, now: now.getTime() });
  await recordAudit(tx, { actorId, action: 'reset-password', entity: 'user', entityId: user.id });
  const { id, email: to, language } = user;
  const mail = { kind: 'password-ended', userId: id } as const;
  await sendMail(context, tx, { to, language, origin: toOwnOrigin(context.config), mail });
}

interface AccountChange {
  /** The name at the command line. */
  command: string;
  /** What `admin --help` says of the command. */
  help: string;
  /** Asked at the command line before the action runs. */
  question?: string;
  /** For OpenAPI. */
  summary: string;
  description: string;
  /** The message of the API's answer. */
  notice: (context: Pick<AppContext, 'config'>) => keyof typeof notices.en;
  run: (subject: Subject) => Promise<unknown>;
}

/** Actions on accounts. The command line calls their routes. */
export const accountChanges: Readonly<Record<AccountAction, AccountChange>> = {
  'reset-password': {
    command: 'reset-password',
    help: 'ends the password and all sessions; mails the owner a link',
    summary: 'Ends the password of an account, and mails its owner a link for a new one',
    description:
      'All sessions of the account end. The link goes to the address of the account alone. Not for your own account.',
    notice: (context) => (hasMailServer(context) ? 'accountPasswordReset' : 'accountPasswordResetUnsent'),
    run: resetPassword,
  },
  'revoke-sessions': {
    command: 'revoke-sessions',
    help: 'signs the account out on all devices',
    summary: 'Signs an account out on all devices',
    description: 'Not for your own account.',
    notice: () => 'accountSignedOut',
    run: ({ tx, user, actorId, now }) => endSessions(tx, { userId: user.id, actorId, now: now.getTime() }),
  },
  delete: {
    command: 'delete-account',
    help: 'deletes the account, permanently after 30 days; its owner\ncannot sign in; shows what is deleted and asks',
    question: `Delete this account? Its companies and jobs are hidden now and deleted after ${ACCOUNT_RESTORE_DAYS} days.`,
    summary: 'Deletes an account',
    description:
      'With its companies and jobs. Administrators can restore it for 30 days; its owner cannot sign in. Not for your own account or the last administrator.',
    notice: () => 'accountDeleted',
    run: (subject) => markAccount(subject.tx, subject),
  },
  restore: {
    command: 'restore-account',
    help: 'restores a deleted account, with its companies and jobs',
    summary: 'Restores a deleted account',
    description: 'With the companies and jobs that were deleted with it.',
    notice: () => 'accountRestored',
    run: ({ tx, user, actorId }) => restoreAccount(tx, user, actorId),
  },
};
