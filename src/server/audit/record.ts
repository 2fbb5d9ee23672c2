import { auditLog } from '../db/schema.ts';
import type { AuditAction, AuditedEntity } from './audit-action.ts';
import type { Transaction } from '../db/connection.ts';

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

/** Records an action in its own transaction. */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** The fields that differ, as [before, after]. */
export function toChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditChanges {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]]]));
}

/** Records rows that the server removed for good. */
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
