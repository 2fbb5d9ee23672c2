-- Secrets that all servers of this database share, such as those that sign the links of mails.

create table server_keys (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
