-- A decision that is taken back is an entry of its own.
alter table audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (
    action in (
      'create', 'edit', 'approve', 'reject', 'undo', 'delete', 'restore', 'purge', 'grant-admin', 'revoke-admin',
      'change-password', 'reset-password', 'revoke-sessions', 'verify-address', 'handle-reports'));
