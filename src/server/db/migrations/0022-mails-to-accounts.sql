-- Mails that no request causes.

alter table users
  -- Of the page that the account was last signed in on.
  add column language text not null default 'en' check (language in ('en', 'bn')),
  -- Series of mails that its owner has ended.
  add column unwanted_mails jsonb not null default '[]';

-- A new address is confirmed by a link to it.
alter table mail_tokens
  drop constraint mail_tokens_purpose_check,
  add constraint mail_tokens_purpose_check check (
    purpose in ('reset-password', 'verify-address', 'change-address'));

-- How far the present round of a regular mail has come: each account is considered once.
create table mail_rounds (
  name text primary key,
  due_at timestamptz not null,
  -- The last account that was considered.
  after_id text not null default '',
  finished_at timestamptz
);
