-- What the writes of employers and administrators need beside the rows themselves.

-- The answer to a write, kept so that a repeat with the same key gets it again and changes nothing.
create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  -- SHA-256 of method, path and body: a key that comes with another request is refused.
  request_hash text not null,
  status integer not null default 0,
  answer text not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Who changed what, and what an administrator said. Rows are only ever added.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- Null: the operator, at the command line, or the server itself.
  actor_id text references users (id),
  action text not null check (
    action in (
      'create', 'edit', 'approve', 'reject', 'delete', 'restore', 'purge', 'grant-admin', 'revoke-admin')),
  entity text not null check (entity in ('job', 'company', 'user')),
  entity_id text not null,
  -- Field to [before, after] of an edit.
  changes jsonb not null default '{}',
  reason text not null default ''
);
create index audit_log_entity on audit_log (entity, entity_id, id);

create index jobs_waiting on jobs (approval, updated_at) where deleted_at is null and approval <> 'approved';
create index companies_waiting on companies (approval, updated_at) where deleted_at is null and approval <> 'approved';
create index jobs_deleted on jobs (deleted_at) where deleted_at is not null;
create index companies_deleted on companies (deleted_at) where deleted_at is not null;
