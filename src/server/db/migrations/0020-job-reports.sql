-- Readers' reports of jobs. They hold nothing of who sent them.

create table job_reports (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  reason text not null check (reason in ('money', 'fake', 'wrong-company', 'offensive', 'closed', 'other')),
  text text not null default '' check (char_length(text) <= 1000),
  -- SHA-256 of the job and the device's random key.
  key_hash text not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  -- Null while handled: the operator, or a removed account.
  handled_by text references users (id) on delete set null
);
create unique index job_reports_once on job_reports (job_id, key_hash);
create index job_reports_open on job_reports (job_id, id) where handled_at is null;
create index job_reports_age on job_reports (handled_at);
create index job_reports_handler on job_reports (handled_by);

alter table audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (
    action in (
      'create', 'edit', 'approve', 'reject', 'delete', 'restore', 'purge', 'grant-admin', 'revoke-admin',
      'change-password', 'reset-password', 'revoke-sessions', 'verify-address', 'handle-reports'));
