import { auditLog } from '../db/schema.ts';
import type { AuditAction, AuditedEntity } from './audit-action.ts';
import type { Transaction } from '../db/connection.ts';

/** Field to [before, after]. */
export type AuditChanges = Record<string, [unknown, unknown]>;

interface AuditEntry {
  /** Null: the operator, at the command line, or the server itself. */
  actorId: string | null;
  action: AuditAction;
  entity: AuditedEntity;
  entityId: string;
  /** Of an edit. */
  changes?: AuditChanges;
  /** Of a rejection. */
  reason?: string;
}

/** Writes down what happened, in the transaction in which it happens. */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** The fields that differ, as [before, after]; values are compared as JSON. */
export function toChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditChanges {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]]]));
}
