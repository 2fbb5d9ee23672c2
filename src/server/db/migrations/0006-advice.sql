-- What fixed rules find in a posting (contract/advice), written beside the words by jobs/search/index-jobs.ts. Jobs that
-- are stored already get it from the queue.
alter table jobs add column advice jsonb not null default '[]';

-- Words and findings are outdated after a change of what they come from.
create or replace function kaj_derive_job() returns trigger
language plpgsql as $$
declare
  company record;
begin
  -- The lock makes a change of the company wait, so that it cannot miss this job.
  select approval = 'approved' and deleted_at is null as is_public into company
  from companies where id = new.company_id for share;

  if new.approval = 'approved' and new.posted_at is null then
    new.posted_at := now();
  end if;
  new.visible := coalesce(
    new.status = 'open' and new.approval = 'approved' and new.deleted_at is null and company.is_public, false);
  new.listed := new.visible;
  -- A deadline is a day: it ends when that day ends in Bangladesh.
  new.closes_at := (date_trunc('day', (new.application_deadline at time zone 'UTC') + interval '6 hours')
    + interval '18 hours') at time zone 'UTC';
  new.country_key := left(lower(trim(new.country) collate "C"), 100);
  if tg_op = 'UPDATE' and (
    old.title, old.description, old.company_id, old.category_id, old.city, old.state, old.country,
    old.required_skills, old.nice_to_have_skills, old.tags, old.job_type, old.work_mode, old.experience_level,
    old.responsibilities, old.educational_qualifications, old.benefits, old.apply_ways, old.screening,
    old.salary_min, old.salary_max, old.currency, old.salary_type
  ) is distinct from (
    new.title, new.description, new.company_id, new.category_id, new.city, new.state, new.country,
    new.required_skills, new.nice_to_have_skills, new.tags, new.job_type, new.work_mode, new.experience_level,
    new.responsibilities, new.educational_qualifications, new.benefits, new.apply_ways, new.screening,
    new.salary_min, new.salary_max, new.currency, new.salary_type
  ) then
    new.words_version := 0;
  end if;
  return new;
end
$$;
drop trigger job_derived on jobs;
create trigger job_derived before insert or update of
  title, description, company_id, category_id, city, state, country, required_skills, nice_to_have_skills, tags,
  status, job_type, work_mode, experience_level, application_deadline, approval, deleted_at,
  responsibilities, educational_qualifications, benefits, apply_ways, screening,
  salary_min, salary_max, currency, salary_type
on jobs for each row execute function kaj_derive_job();

-- A company's name is among the words; its name and contact are among what the rules read.
create or replace function kaj_touch_company_jobs() returns trigger
language plpgsql as $$
begin
  update jobs set company_id = company_id,
    words_version = case
      when (old.name, old.email, old.website) = (new.name, new.email, new.website) then words_version else 0
    end
  where company_id = new.id;
  return null;
end
$$;
drop trigger company_changed on companies;
create trigger company_changed after update of name, email, website, approval, deleted_at on companies for each row
when (
  (old.name, old.email, old.website, old.approval, old.deleted_at)
    is distinct from (new.name, new.email, new.website, new.approval, new.deleted_at)
)
execute function kaj_touch_company_jobs();
