-- What a clock that was ahead leaves behind can be repaired.

-- The database's time when rows were last purged, and since when it has gone on without a jump.
create table clock_marks (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz not null default now(),
  steady_since timestamptz not null default now()
);

-- Public jobs that are not in the lists: those past their deadline, and those that a clock that was ahead took out.
create index jobs_unlisted on jobs (closes_at) where visible and not listed;
