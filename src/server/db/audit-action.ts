/** What the audit log records; the table's checks name the same. */
export type AuditAction =
  | 'create'
  | 'edit'
  | 'approve'
  | 'reject'
  | 'undo'
  | 'delete'
  | 'restore'
  | 'purge'
  | 'grant-admin'
  | 'revoke-admin'
  | 'change-password'
  | 'reset-password'
  | 'revoke-sessions'
  | 'verify-address'
  | 'handle-reports';

export type AuditedEntity = 'job' | 'company' | 'user';
