-- Applications in the product: what an applicant sent, sealed (applications/seal.ts), and what the employer decided.

-- When its owner closed it; `closes_at` is the deadline. Applications are removed some time after the earlier of both.
alter table jobs add column closed_at timestamptz;
update jobs set closed_at = updated_at where status = 'closed';

create function kaj_note_closing() returns trigger
language plpgsql as $$
begin
  if new.status = 'open' then
    new.closed_at := null;
  elsif tg_op = 'INSERT' or old.status = 'open' then
    new.closed_at := coalesce(new.closed_at, new.updated_at);
  end if;
  return new;
end
$$;
create trigger job_closing before insert or update of status on jobs
for each row execute function kaj_note_closing();

-- The allowed moves, as contract/applications/states.ts has them. A view, as nothing may be added to it.
create view application_transitions (from_state, to_state, moved_by) as values
  ('new', 'seen', 'employer'),
  ('new', 'shortlisted', 'employer'),
  ('new', 'interview', 'employer'),
  ('new', 'offered', 'employer'),
  ('new', 'notSelected', 'employer'),
  ('new', 'withdrawn', 'applicant'),
  ('seen', 'shortlisted', 'employer'),
  ('seen', 'interview', 'employer'),
  ('seen', 'offered', 'employer'),
  ('seen', 'notSelected', 'employer'),
  ('seen', 'withdrawn', 'applicant'),
  ('shortlisted', 'seen', 'employer'),
  ('shortlisted', 'interview', 'employer'),
  ('shortlisted', 'offered', 'employer'),
  ('shortlisted', 'notSelected', 'employer'),
  ('shortlisted', 'withdrawn', 'applicant'),
  ('interview', 'seen', 'employer'),
  ('interview', 'shortlisted', 'employer'),
  ('interview', 'offered', 'employer'),
  ('interview', 'notSelected', 'employer'),
  ('interview', 'withdrawn', 'applicant'),
  ('offered', 'seen', 'employer'),
  ('offered', 'shortlisted', 'employer'),
  ('offered', 'interview', 'employer'),
  ('offered', 'notSelected', 'employer'),
  ('notSelected', 'seen', 'employer'),
  ('withdrawn', 'new', 'applicant');

create table applications (
  id text primary key,
  -- Short, to be read aloud: the applicant's proof.
  receipt text not null unique,
  job_id text not null references jobs (id) on delete cascade,
  applicant_id text not null references users (id) on delete cascade,
  -- Made by the device when Send was pressed, and those that counted before it: a late repeat of any changes nothing.
  key text not null,
  spent_keys text[] not null default '{}',
  state text not null default 'new'
    check (state in ('new', 'seen', 'shortlisted', 'interview', 'offered', 'notSelected', 'withdrawn')),
  state_at timestamptz not null,
  -- Who moved it to this state, for the trigger below.
  moved_by text not null default 'applicant' check (moved_by in ('employer', 'applicant')),
  actor_id text references users (id) on delete set null,
  version integer not null default 1,
  -- What the applicant sees, and why.
  told_state text not null default 'new',
  told_at timestamptz not null,
  told_reason text not null default '',
  reason text not null default '',
  -- Whether the applicant gets a mail when something is told.
  is_followed boolean not null default false,
  -- Sealed with the key of this number. Null once there is nothing to read any more.
  key_no integer not null,
  summary bytea,
  content bytea,
  cv bytea,
  employer_note bytea,
  sent_at timestamptz not null,
  unique (job_id, applicant_id),
  unique (applicant_id, key)
);
-- The inbox of a job, the newest first, also of one state; counts of states are read from the index alone.
create index applications_by_job on applications (job_id, sent_at desc, id desc);
create index applications_by_state on applications (job_id, state, sent_at desc, id desc);
create index applications_by_key on applications (key_no);
-- The files are compressed already, and sealed bytes do not compress.
alter table applications alter column cv set storage external;

create table application_events (
  id bigint primary key generated always as identity,
  application_id text not null references applications (id) on delete cascade,
  at timestamptz not null,
  from_state text not null,
  to_state text not null,
  moved_by text not null,
  actor_id text references users (id) on delete set null
);
create index application_events_of on application_events (application_id, id);

create function kaj_move_application() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from application_transitions
    where from_state = old.state and to_state = new.state and moved_by = new.moved_by
  ) then
    raise exception 'an application does not move from % to % by the %', old.state, new.state, new.moved_by
      using errcode = 'KJ001';
  end if;
  if old.state = 'withdrawn' and (new.key = old.key or new.key = any (new.spent_keys)) then
    raise exception 'a withdrawn application is sent again with another key' using errcode = 'KJ001';
  end if;
  return new;
end
$$;
create trigger application_moved before update of state on applications
for each row when (old.state is distinct from new.state) execute function kaj_move_application();

create function kaj_note_move() returns trigger
language plpgsql as $$
begin
  insert into application_events (application_id, at, from_state, to_state, moved_by, actor_id)
  values (new.id, new.state_at, old.state, new.state, new.moved_by, new.actor_id);
  return null;
end
$$;
create trigger application_noted after update of state on applications
for each row when (old.state is distinct from new.state) execute function kaj_note_move();

-- What arrived of a CV whose sending was interrupted.
create table application_uploads (
  applicant_id text not null references users (id) on delete cascade,
  key text not null,
  at_offset integer not null,
  size integer not null,
  bytes bytea not null,
  key_no integer not null,
  arrived_at timestamptz not null,
  primary key (applicant_id, key, at_offset)
);
create index application_uploads_age on application_uploads (arrived_at);
