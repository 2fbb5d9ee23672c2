-- What the applicant applied for: a later title or name may wait for approval, or be rejected.
alter table applications add column job_title text;
alter table applications add column company_name text;
-- What the last mail tells, or what the applicant saw when following began: the state and the reason.
alter table applications add column mailed text;
-- The queued work that sends it, and what was mailed before, should it not arrive.
alter table applications add column mailed_by text;
alter table applications add column mailed_before text;
update applications set
  job_title = jobs.title,
  company_name = companies.name,
  mailed = applications.told_state || ' ' || applications.told_reason
from jobs join companies on companies.id = jobs.company_id
where jobs.id = applications.job_id;
alter table applications alter column job_title set not null;
alter table applications alter column company_name set not null;
alter table applications alter column mailed set not null;

-- At each sending: sent again, an application has another key. An older export has none of them.
create function kaj_note_sending() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' or new.job_title is null then
    select jobs.title, companies.name into new.job_title, new.company_name
    from jobs join companies on companies.id = jobs.company_id
    where jobs.id = new.job_id;
    new.mailed := new.told_state || ' ' || new.told_reason;
  end if;
  return new;
end
$$;
create trigger application_sent before insert or update of key on applications
for each row execute function kaj_note_sending();

-- Where the round before ended; null where that is not known.
alter table mail_rounds add column since timestamptz;
