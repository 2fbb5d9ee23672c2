import type { AccountAction } from '#contract/accounts/admin-actions.ts';

/** What the audit log records. */
export type AuditAction =
  | AccountAction
  | 'create'
  | 'edit'
  | 'approve'
  | 'reject'
  | 'undo'
  | 'purge'
  | 'grant-admin'
  | 'revoke-admin'
  | 'change-password'
  | 'verify-address'
  | 'handle-reports';

export type AuditedEntity = 'job' | 'company' | 'user';
