-- What readers do with jobs, counted by day. Nothing here is of a person or device.

create table job_figures (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  -- In Bangladesh.
  day date not null,
  kind text not null check (kind in ('view', 'save', 'apply', 'share')),
  count integer not null default 0
);
create unique index job_figures_of on job_figures (job_id, day, kind);
create index job_figures_age on job_figures (day);

-- Events counted in the last days, so that a repeated one counts once.
create table counted_events (
  -- SHA-256 of the event's random key.
  key_hash text primary key,
  counted_at timestamptz not null default now()
);
create index counted_events_age on counted_events (counted_at);
