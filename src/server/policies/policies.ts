import type { SessionUser } from './sessions.ts';
import { ApiError, type PlainErrorCode } from '../errors/api-error.ts';

/** The requester, relative to a row: `user` is any other signed-in user. The operator's commands are not checked. */
export type Asker = 'anonymous' | 'user' | 'owner' | 'administrator';

const signedIn: readonly Asker[] = ['user', 'owner', 'administrator'];
const owners: readonly Asker[] = ['owner', 'administrator'];
const administrators: readonly Asker[] = ['administrator'];

/** Access rules. Public rows are readable without a rule. */
export const policies = {
  /** Post jobs and companies, manage one's account. */
  useAccount: signedIn,
  /** A job or company that waits, is rejected or deleted; lists of one owner's rows. */
  readUnpublished: owners,
  /** How often a job was viewed, saved, applied for and shared. */
  readFigures: owners,
  /** Edit, delete and restore a job or a company; close and reopen a job. */
  write: owners,
  /** Approve, reject, handle reports, grant and revoke roles, read the audit log. */
  administer: administrators,
  /** Set a company's verification; edit an approved row, or a waiting contact, without another review. */
  skipReview: administrators,
  /** Write more than a person can. */
  writeWithoutLimit: administrators,
  /** Send an application for a job; not for one's own. */
  apply: ['user', 'administrator'],
  /** Read what applicants of a job sent, which is private to both sides, administrators included. */
  readApplications: ['owner'],
  /** Move an application of one's job, write notes on it. */
  decide: ['owner'],
} as const satisfies Record<string, readonly Asker[]>;
export type Action = keyof typeof policies;

type User = Pick<SessionUser, 'id' | 'role'>;
type Owned = { createdBy: string };

/** An administrator is the owner of the own rows as well. @param row undefined where the action concerns none */
function toAskers(user: User | null | undefined, row?: Owned): readonly Asker[] {
  if (!user) return ['anonymous'];
  const owning: readonly Asker[] = user.id === row?.createdBy ? ['owner'] : [];
  if (user.role === 'admin') return ['administrator', ...owning];
  return owning.length > 0 ? owning : ['user'];
}

export function may(user: User | null | undefined, action: Action, row?: Owned): boolean {
  const allowed: readonly Asker[] = policies[action];
  return toAskers(user, row).some((asker) => allowed.includes(asker));
}

/**
 * The row, for users who may change it. @param missing the error for rows that are not visible to the user @throws
 * ApiError 403 for public rows, else 404
 */
export function requireWriter<R extends Owned | null>(
  user: User,
  { row, isPublic, missing }: { row: R; isPublic: boolean; missing: PlainErrorCode },
): NonNullable<R> {
  if (row === null) throw new ApiError(missing);
  if (may(user, 'write', row)) return row;
  throw isPublic ? new ApiError('ownerOnlyChanges') : new ApiError(missing);
}
