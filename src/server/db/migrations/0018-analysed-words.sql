-- The words of jobs come from the application: contract/search gives the same to the server and to devices. Triggers only
-- say of which jobs they are outdated; jobs/search/index-jobs.ts writes them. Until then a job keeps its old words.

-- The analyser's version that wrote a job's words; 0 after a change of what they come from.
alter table jobs add column words_version integer not null default 0;
create index jobs_words_version on jobs (words_version);

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
    old.required_skills, old.nice_to_have_skills, old.tags, old.job_type, old.work_mode, old.experience_level
  ) is distinct from (
    new.title, new.description, new.company_id, new.category_id, new.city, new.state, new.country,
    new.required_skills, new.nice_to_have_skills, new.tags, new.job_type, new.work_mode, new.experience_level
  ) then
    new.words_version := 0;
  end if;
  return new;
end
$$;

-- A company's or category's change reaches its jobs: naming the column is enough to derive them anew. A name is among
-- their words.
create or replace function kaj_touch_company_jobs() returns trigger
language plpgsql as $$
begin
  update jobs set company_id = company_id,
    words_version = case when old.name = new.name then words_version else 0 end
  where company_id = new.id;
  return null;
end
$$;
create or replace function kaj_touch_category_jobs() returns trigger
language plpgsql as $$
begin
  update jobs set words_version = 0 where category_id = new.id;
  return null;
end
$$;

drop function kaj_word_vector(text);
drop function kaj_foreign_words(text);

-- Stems are among the words themselves.
alter table search_words drop column stem;
create or replace function kaj_learn_words() returns trigger
language plpgsql as $$
begin
  insert into search_words (word)
  select word
  from (
    select distinct unnest(tsvector_to_array(added.title_words || added.key_words)) as word
    from added where added.visible
  ) words
  where length(word) between 3 and 40 and word !~ '^[=@~^]'
    and not exists (select from search_words known where known.word = words.word)
  order by word
  on conflict do nothing;
  return null;
end
$$;
