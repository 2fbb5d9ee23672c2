-- Whom an administrator deleted, only an administrator brings back: its owner cannot sign in.
alter table users add column blocked_at timestamptz;

update users set blocked_at = deleted_at
where deleted_at is not null
  and exists (
    select from audit_log
    where entity = 'user' and action = 'delete' and entity_id = users.id
      and actor_id is distinct from users.id and at >= users.deleted_at - interval '1 hour');
