-- Job alerts: searches whose new jobs are sent by mail or as a notification.

create table alerts (
  id text primary key,
  -- Who has the key may manage the alert.
  key_hash text not null,
  query text not null,
  channel text not null check (channel in ('email', 'push')),
  pace text not null check (pace in ('daily', 'at-once')),
  language text not null,
  -- What links begin with, where PUBLIC_URL is not set.
  origin text not null,
  -- By channel: an address, or a push subscription.
  email text not null default '',
  email_key text not null default '',
  endpoint text not null default '',
  p256dh text not null default '',
  auth text not null default '',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- New jobs that were not sent yet: how many, and the newest.
  pending_count integer not null default 0,
  pending_jobs jsonb not null default '[]',
  -- Nothing is sent before.
  next_at timestamptz not null,
  sent_at timestamptz
);
create index alerts_by_email on alerts (email_key) where email_key <> '';
create index alerts_by_endpoint on alerts (endpoint) where endpoint <> '';
create index alerts_due on alerts (next_at) where confirmed_at is not null;
create index alerts_unconfirmed on alerts (created_at) where confirmed_at is null;

-- Jobs that are listed for the first time, until they are compared with the alerts.
create table new_jobs (
  job_id text primary key,
  added_at timestamptz not null default now()
);
create index new_jobs_added on new_jobs (added_at);

-- Jobs of before are not new.
alter table jobs add column was_listed boolean not null default true;
alter table jobs alter column was_listed set default false;

create function kaj_note_new_job() returns trigger
language plpgsql as $$
begin
  if new.listed and not new.was_listed then
    new.was_listed := true;
    insert into new_jobs (job_id) values (new.id) on conflict do nothing;
  end if;
  return new;
end
$$;
-- After `job_derived`, which decides what is listed: triggers run in alphabetical order.
create trigger job_noted before insert or update of
  company_id, status, approval, deleted_at, application_deadline, listed
on jobs for each row execute function kaj_note_new_job();
