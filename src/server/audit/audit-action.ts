/** What the audit log records, and about what; the table's checks say the same. */
export type AuditAction =
  | 'create'
  | 'edit'
  | 'approve'
  | 'reject'
  | 'delete'
  | 'restore'
  | 'purge'
  | 'grant-admin'
  | 'revoke-admin'
  | 'change-password'
  | 'reset-password'
  | 'revoke-sessions';

export type AuditedEntity = 'job' | 'company' | 'user';
