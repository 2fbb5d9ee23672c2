import type { Approval } from '#contract/jobs/approval.ts';
import { may } from '../policies.ts';
import { toChanges, type AuditChanges } from './record.ts';
import type { SessionUser } from '../auth/session-store.ts';

/** The approved values of the fields that were changed since, by field; null: none, or the row was never approved. */
export type ApprovedValues = Readonly<Record<string, unknown>> | null;

type Fields = Readonly<Record<string, unknown>>;

interface Edit<F extends Fields> {
  user: Pick<SessionUser, 'id' | 'role'>;
  stored: F & { approval: Approval; approvedValues: ApprovedValues };
  /** The fields that the edit fills. */
  written: Partial<F>;
  /** After the edit. */
  approval: Approval;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is approved of a row after an edit: the first change of a field notes its value. What an administrator writes
 * is approved. While the row waits again, `{}` says that there is something to compare with.
 */
export function toApprovedValues<F extends Fields>({
  user,
  stored,
  written,
  approval,
}: Edit<F>): ApprovedValues {
  if (stored.approval !== 'approved' && stored.approvedValues === null) return null;
  const noted = new Map(Object.entries(stored.approvedValues ?? {}));
  for (const [name, [before, after]] of Object.entries(toChanges(stored, written))) {
    const approved = noted.has(name) ? noted.get(name) : before;
    if (may(user, 'skipReview') || isSame(approved, after)) noted.delete(name);
    else noted.set(name, approved);
  }
  return noted.size === 0 && approval === 'approved' ? null : Object.fromEntries(noted);
}

/** Each field that is not as it was approved, as [approved, now]. */
export function toDifferences(row: Fields & { approvedValues: ApprovedValues }): AuditChanges {
  const names = Object.keys(row.approvedValues ?? {});
  return Object.fromEntries(names.map((name) => [name, [row.approvedValues?.[name], row[name]]]));
}
