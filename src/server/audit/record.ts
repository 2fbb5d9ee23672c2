import type { Approval } from '#contract/jobs/approval.ts';
import { toExcerpts } from '#contract/text-difference.ts';
import type { AuditAction, AuditedEntity } from '../db/audit-action.ts';
import type { Transaction } from '../db/connection.ts';
import { auditLog } from '../db/schema.ts';
import { may } from '../policies/policies.ts';
import type { SessionUser } from '../policies/sessions.ts';

export type AuditChanges = Record<string, [unknown, unknown]>;

interface AuditEntry {
  /** Null for the operator and the server itself. */
  actorId: string | null;
  action: AuditAction;
  entity: AuditedEntity;
  entityId: string;
  changes?: AuditChanges;
  reason?: string;
}

/** Audit entries are never purged, so of long texts they store only the differing part, up to this length. */
const LONG_CHARS = 300;

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function toShortText(text: string): string {
  if (text.length <= LONG_CHARS) return text;
  // Not in the middle of a character.
  const shown = text.slice(0, LONG_CHARS).replace(/[\uD800-\uDBFF]$/, '');
  return `${shown} … (${text.length - shown.length} more characters)`;
}

function toShortChange([before, after]: [unknown, unknown]): [unknown, unknown] {
  const texts = [toText(before), toText(after)] as const;
  if (texts.every(({ length }) => length <= LONG_CHARS)) return [before, after];
  const [old, made] = toExcerpts(...texts);
  return [toShortText(old), toShortText(made)];
}

/** Changes in stored form: whole for decisions, which can be undone; shortened for edits. */
const toStoredChanges = ({ action, changes = {} }: AuditEntry): AuditChanges =>
  action === 'edit'
    ? Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, toShortChange(change)]))
    : changes;

/** Records an action, in the transaction of that action. */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, changes: toStoredChanges(entry) });
}

/** PostgreSQL's jsonb gives the keys of an object back in an order of its own. */
const withSortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** True for values that are stored alike. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withSortedKeys) === JSON.stringify(other, withSortedKeys);

/** The fields that differ, as [before, after]. */
export function toChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditChanges {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]]]));
}

/** Records rows that the server purged. */
export async function recordPurges(
  tx: Transaction,
  entity: AuditedEntity,
  ids: readonly string[],
): Promise<void> {
  const action = 'purge';
  await tx
    .insert(auditLog)
    .values(ids.map((entityId) => ({ actorId: null, action, entity, entityId }) as const));
}

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
