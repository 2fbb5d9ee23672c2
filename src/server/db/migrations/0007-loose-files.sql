-- Files that no row may have: noted before a file is kept, or with the row that gives it up, and struck out once that is
-- settled. What is still noted later was left by a server that ended in between, or could not be removed then.
create table loose_files (
  -- As rows name it: /files/{folder}/{hash}/{name}.
  path text primary key,
  noted_at timestamptz not null default now()
);
create index loose_files_age on loose_files (noted_at);
