import { randomInt } from 'node:crypto';
import { and, count, eq, isNull, or } from 'drizzle-orm';
import type { AdminAccount } from '#contract/accounts/admin.ts';
import type { AppContext } from '../app-context.ts';
import { recordAudit } from '../audit/record.ts';
import { endSessions } from '../auth/account-changes.ts';
import { toDeleteAfter } from '../auth/deletion.ts';
import { isRunning } from '../policies/sessions.ts';
import { toFoundAccount, type UserRow } from '../auth/user-store.ts';
import { companies, jobs, sessions, users } from '../db/schema.ts';
import type { Transaction } from '../db/connection.ts';
import { sendNotice } from '../mail/send-mail.ts';
import { toOwnOrigin } from '../process/own-address.ts';

/** What is done to a locked account. */
export interface Subject {
  context: Pick<AppContext, 'queue' | 'config'>;
  tx: Transaction;
  user: UserRow;
  now: Date;
  /** Null at the command line. */
  actorId: string | null;
}

type OwnCounts = Pick<AdminAccount, 'companies' | 'jobs' | 'sessions'>;

/** What belongs to an account, and would be deleted with it. */
export async function countOwn({ tx, user, now }: Pick<Subject, 'tx' | 'user' | 'now'>): Promise<OwnCounts> {
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

/** Letters and digits that are not mistaken for each other, in groups of four. */
export function toOneTimePassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** Gives an account the password of a hash, and ends its sessions. */
export async function resetPassword(
  { context, tx, user, now, actorId }: Subject,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, user.id));
  await endSessions(tx, { userId: user.id, actorId, now: now.getTime() });
  await recordAudit(tx, { actorId, action: 'reset-password', entity: 'user', entityId: user.id });
  const settings = { language: user.language, origin: toOwnOrigin(context.config) };
  await sendNotice(context, tx, user, { ...settings, kind: 'password-changed' });
}
