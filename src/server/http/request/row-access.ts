import type { SessionUser } from '../../auth/session-store.ts';
import { forbidden, notFound } from '../errors/errors.ts';

/** A stored row that has an owner; null when there is none, or none that is left. */
type OwnedRow = { createdBy: string } | null;

/** True for the row's owner and for administrators. */
export const isWriter = (
  user: SessionUser | null | undefined,
  { createdBy }: { createdBy: string },
): boolean => user !== null && user !== undefined && (user.id === createdBy || user.role === 'admin');

/**
 * The row, for who may change it.
 * @param missing the message when there is no such row, or none that this user may know of
 * @throws ApiError 403 when everyone can see the row, else 404
 */
export function requireWriter<R extends OwnedRow>(
  user: SessionUser,
  { row, isPublic, missing }: { row: R; isPublic: boolean; missing: string },
): NonNullable<R> {
  if (row === null) throw notFound(missing);
  if (isWriter(user, row)) return row;
  throw isPublic ? forbidden('Only its owner can change this.') : notFound(missing);
}
