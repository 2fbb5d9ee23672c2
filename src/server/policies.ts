import type { SessionUser } from './auth/session-store.ts';
import { forbidden, notFound } from './http/errors/errors.ts';

/** The requester, relative to a row: `user` is any other signed-in user. The server's own commands are not checked. */
export type Asker = 'anonymous' | 'user' | 'owner' | 'administrator';

const owners: readonly Asker[] = ['owner', 'administrator'];
const administrators: readonly Asker[] = ['administrator'];

/** Who may do what. What is public may be read by everyone, and needs no rule. */
export const policies = {
  /** A job or company that waits, is rejected or deleted; lists of someone's own rows. */
  readUnpublished: owners,
  /** Edit, delete and restore a job or a company. */
  write: owners,
  /** Approve, reject, grant and revoke roles, read the audit log. */
  administer: administrators,
  /** Set a company's verification; edit an approved row without it waiting again. */
  decide: administrators,
} as const satisfies Record<string, readonly Asker[]>;
export type Action = keyof typeof policies;

type User = Pick<SessionUser, 'id' | 'role'> | null | undefined;
type Owned = { createdBy: string };

/** @param row undefined where the action is about none */
function toAsker(user: User, row?: Owned): Asker {
  if (user === null || user === undefined) return 'anonymous';
  if (user.role === 'admin') return 'administrator';
  return user.id === row?.createdBy ? 'owner' : 'user';
}

/** True where the table lets this user do it. */
export const may = (user: User, action: Action, row?: Owned): boolean =>
  policies[action].includes(toAsker(user, row));

/**
 * The row, for users who may change it.
 * @param missing the message when there is no such row, or none that this user may know of
 * @throws ApiError 403 when everyone can see the row, else 404
 */
export function requireWriter<R extends Owned | null>(
  user: SessionUser,
  { row, isPublic, missing }: { row: R; isPublic: boolean; missing: string },
): NonNullable<R> {
  if (row === null) throw notFound(missing);
  if (may(user, 'write', row)) return row;
  throw isPublic ? forbidden('Only its owner can change this.') : notFound(missing);
}
