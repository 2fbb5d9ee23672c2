import type { Approval } from '#contract/jobs/approval.ts';
import { may } from '../policies/policies.ts';
import { isSame, toChanges, type AuditChanges } from './record.ts';
import type { SessionUser } from '../policies/sessions.ts';

/** Approved values of the fields changed since then; null: none, or never approved. */
export type ApprovedValues = Readonly<Record<string, unknown>> | null;

type Fields = Readonly<Record<string, unknown>>;

interface Edit<F extends Fields> {
  user: Pick<SessionUser, 'id' | 'role'>;
  stored: F & { approval: Approval; approvedValues: ApprovedValues };
  written: Partial<F>;
  approval: Approval;
}

/** The approved values after an edit. `{}` while the row waits means that it was approved before. */
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

/** Fields that differ from their approved value, as [approved, now]. */
export function toDifferences(row: Fields & { approvedValues: ApprovedValues }): AuditChanges {
  const names = Object.keys(row.approvedValues ?? {});
  return Object.fromEntries(names.map((name) => [name, [row.approvedValues?.[name], row[name]]]));
}
