import type { AccountAction } from '#contract/accounts/admin.ts';

/** The actions of the audit log. */
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
  | 'handle-reports'
  | 'read-cv';

export type AuditedEntity = 'job' | 'company' | 'user';
