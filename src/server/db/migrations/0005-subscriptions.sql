-- Subscriptions at the mobile operators. Phone numbers and operators' ids are sealed (AES-256-GCM) or hashed (HMAC-SHA-256)
-- with a key that is not in the database. What the simulated operators did is never mixed with what real ones did.

create table subscriptions (
  -- What clients keep as the subscriber id; nobody can guess it.
  id text primary key,
  is_sandbox boolean not null,
  channel text not null check (channel in ('bd_robi', 'applink', 'digimart')),
  phone_hash text not null,
  phone_sealed text not null,
  -- The operator's own id of the subscriber, '' until it is known.
  operator_id_hash text not null default '',
  operator_id_sealed text not null default '',
  status text not null check (status in ('pending', 'active', 'blocked', 'ended')),
  -- What the operator said last, in its words.
  reported text not null default '',
  -- Which terms were shown ('' when it was not told), when, and what was configured at that moment.
  consent text not null default '',
  consent_at timestamptz,
  terms jsonb not null default '{}',
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  ended_at timestamptz,
  -- When the operator is asked about it next; null: never again.
  check_at timestamptz,
  checks integer not null default 0
);
create unique index subscriptions_living on subscriptions (is_sandbox, channel, phone_hash) where status <> 'ended';
create index subscriptions_operator_id on subscriptions (operator_id_hash) where status <> 'ended';
create index subscriptions_due on subscriptions (check_at) where check_at is not null;

-- A code that was asked for (to subscribe or to stop), or a payment page that was opened.
create table subscription_attempts (
  id text primary key,
  -- SHA-256 of the handle or the return token, which only the visitor holds.
  secret_hash text not null unique,
  is_sandbox boolean not null,
  kind text not null check (kind in ('code', 'page', 'stop')),
  channel text not null,
  phone_hash text not null,
  phone_sealed text not null,
  -- The operator's reference, or the hash of a code of ours.
  reference_sealed text not null default '',
  -- Of a page: the id that the operator's notification will name.
  request_id text unique,
  tries integer not null default 0,
  -- HMAC of the code that was accepted, so that the same answer can be given again, or that may have been.
  accepted text not null default '',
  subscription_id text,
  consent text not null default '',
  consent_at timestamptz,
  terms jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Of a page: when the operator is asked next whom it subscribed; null: not any more.
  check_at timestamptz
);
create index subscription_attempts_due on subscription_attempts (check_at) where check_at is not null;
create index subscription_attempts_phone on subscription_attempts (phone_hash) where check_at is not null;
create index subscription_attempts_age on subscription_attempts (expires_at);

-- Notifications that were taken in, so that a repeat changes nothing.
create table operator_notifications (
  key text primary key,
  received_at timestamptz not null default now()
);
create index operator_notifications_age on operator_notifications (received_at);

-- Tells the key that the numbers are kept with, without telling the key.
create table phone_key (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null
);

-- The simulated operators' own memory.
create table sandbox_codes (
  reference text primary key,
  channel text not null,
  phone_hash text not null,
  behaviour text not null,
  code text not null,
  tries integer not null default 0,
  at timestamptz not null
);
create index sandbox_codes_age on sandbox_codes (at);

create table sandbox_messages (
  id bigint primary key generated always as identity,
  phone_hash text not null,
  text text not null,
  code text not null default '',
  at timestamptz not null
);
create index sandbox_messages_phone on sandbox_messages (phone_hash, id);
create index sandbox_messages_age on sandbox_messages (at);

create table sandbox_subscribers (
  channel text not null,
  phone_hash text not null,
  operator_id text not null unique,
  behaviour text not null,
  request_id text,
  status text not null,
  -- A pending one is registered from then on.
  registers_at timestamptz,
  at timestamptz not null,
  primary key (channel, phone_hash)
);
create index sandbox_subscribers_request on sandbox_subscribers (request_id);
