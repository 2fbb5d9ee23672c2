-- Accounts that are found by one spelling of their address, are known by device, and can end.

-- The spelling: A to Z become a to z, every other character stays as it is. The server computes the same
-- (contract/email-address.ts), so no database's idea of upper and lower case is ever asked.
create function kaj_email_key(email text) returns text
language sql immutable as $$
  select translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
$$;

alter table users add column email_key text;
update users set email_key = kaj_email_key(email);
-- Only a database with letter rules of its own (Turkish) can hold two accounts of one spelling. The one written so, else
-- the oldest, has it; the others are found by their address exactly as it was registered.
update users set email_key = email from (
  select id, row_number() over (partition by email_key order by (email = email_key) desc, created_at, id) as place
  from users
) ranked
where ranked.id = users.id and ranked.place > 1;
alter table users alter column email_key set not null;
create unique index users_email_key on users (email_key);
drop index users_email;

-- Rows of older exports come without a key.
create function kaj_derive_user() returns trigger
language plpgsql as $$
begin
  new.email_key := coalesce(nullif(new.email_key, ''), kaj_email_key(new.email));
  return new;
end
$$;
create trigger user_derived before insert on users for each row execute function kaj_derive_user();

-- When the owner asked for the account to be deleted. Its companies have the same moment in their deleted_at, so that
-- signing in brings back these and no others.
alter table users add column deleted_at timestamptz;
create index users_deleted on users (deleted_at) where deleted_at is not null;

-- Devices that signed in before: attempts from them are counted apart from those of strangers.
create table sign_in_devices (
  -- SHA-256 of the device's handle and the account: rows of two accounts do not show that they share a device.
  device_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  used_at timestamptz not null default now()
);
create index sign_in_devices_user on sign_in_devices (user_id, used_at);
create index sign_in_devices_age on sign_in_devices (used_at);

-- Audit rows outlive the account that wrote them.
alter table audit_log
  drop constraint audit_log_actor_id_fkey,
  add constraint audit_log_actor_id_fkey foreign key (actor_id) references users (id) on delete set null,
  -- The person is gone; without this the row would read as the operator's.
  add column actor_removed boolean not null default false,
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (
    action in (
      'create', 'edit', 'approve', 'reject', 'delete', 'restore', 'purge', 'grant-admin', 'revoke-admin',
      'change-password', 'reset-password', 'revoke-sessions'));
create index audit_log_actor on audit_log (actor_id, id);
