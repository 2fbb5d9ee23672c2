-- Links in mails: who opens one reads the mail of its address.

alter table users add column email_verified_at timestamptz;

create table mail_tokens (
  -- SHA-256 of the token in the link.
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-address')),
  -- The address it was sent to: another one is not verified by it.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_user on mail_tokens (user_id, purpose);
create index mail_tokens_age on mail_tokens (expires_at);

alter table audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (
    action in (
      'create', 'edit', 'approve', 'reject', 'delete', 'restore', 'purge', 'grant-admin', 'revoke-admin',
      'change-password', 'reset-password', 'revoke-sessions', 'verify-address'));
