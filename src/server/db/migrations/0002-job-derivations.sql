-- What is derived of a job: whether it is public, when it closes, and the words by which it is found.

-- Text as words: folded, cut at spaces and punctuation; `+` and `#` belong to words (C++, C#). PostgreSQL's own parser
-- differs between locales and cuts Bangla at its vowel signs. What is searched for is cut by the same rules in
-- jobs/search-words.ts. Invisible joiners go; `inner_marks` below are handled by the callers.
create function kaj_plain(content text) returns text
language sql immutable parallel safe as $$
  select translate(
    normalize(lower(content), nfkc),
    E' \t\n\r\f\v!"$%()*,/:;<=>?@[\\]^`{|}~\u00A7\u00AB\u00BB\u00B7\u00BF\u00A1\u2013\u2014\u2022\u201C\u201D\u201E\u0964\u0965\u09F3'
      || E'\u200B\u200C\u200D\uFEFF\u00AD',
    repeat(' ', 45))
$$;

-- "front-end" and "node.js" are found as two words and as one: marks inside words become spaces, or nothing.
create function kaj_parted(content text) returns text
language sql immutable parallel safe as $$
  select translate(content, E'.&\'_-\u2010\u2018\u2019', repeat(' ', 8))
$$;

create function kaj_joined(content text) returns text
language sql immutable parallel safe as $$
  select translate(content, E'.&\'_-\u2010\u2018\u2019', '')
$$;

create function kaj_words(content text) returns text[]
language sql immutable parallel safe as $$
  select array(
    select distinct left(word, 60)
    from string_to_table(kaj_parted(kaj_plain(content)) || ' ' || kaj_joined(kaj_plain(content)), ' ') word
    where word <> '')
$$;

-- The words as they are and, of English ones, their stems: "engineers" is found by "engineering".
create function kaj_word_vector(content text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(kaj_words(content))
    || strip(to_tsvector('english', regexp_replace(kaj_parted(kaj_plain(content)), '[^ -~]+', ' ', 'g')))
$$;

create function kaj_derive_job() returns trigger
language plpgsql as $$
declare
  company record;
  category_name text;
begin
  -- The lock makes a change of the company wait, so that it cannot miss this job.
  select name, approval = 'approved' and deleted_at is null as is_public into company
  from companies where id = new.company_id for share;
  select name into category_name from categories where id = new.category_id;

  if new.approval = 'approved' and new.posted_at is null then
    new.posted_at := now();
  end if;
  new.visible := coalesce(
    new.status = 'open' and new.approval = 'approved' and new.deleted_at is null and company.is_public, false);
  new.listed := new.visible;
  -- A deadline is a day: it ends when that day ends in Bangladesh.
  new.closes_at := (date_trunc('day', (new.application_deadline at time zone 'UTC') + interval '6 hours')
    + interval '18 hours') at time zone 'UTC';
  new.country_key := lower(trim(new.country));
  new.title_words := kaj_word_vector(new.title);
  new.key_words := kaj_word_vector(concat_ws(' ', company.name, category_name, new.city, new.state, new.country,
    new.job_type, new.work_mode, new.experience_level,
    new.required_skills::text, new.nice_to_have_skills::text, new.tags::text));
  new.all_words := new.title_words || new.key_words || kaj_word_vector(new.description);
  return new;
end
$$;

create trigger job_derived before insert or update of
  title, description, company_id, category_id, city, state, country, required_skills, nice_to_have_skills, tags,
  status, job_type, work_mode, experience_level, application_deadline, approval, deleted_at
on jobs for each row execute function kaj_derive_job();

-- A company's or category's change reaches its jobs: naming the column is enough to derive them anew.
create function kaj_touch_company_jobs() returns trigger
language plpgsql as $$
begin
  update jobs set company_id = company_id where company_id = new.id;
  return null;
end
$$;
create trigger company_changed after update of name, approval, deleted_at on companies for each row
when ((old.name, old.approval, old.deleted_at) is distinct from (new.name, new.approval, new.deleted_at))
execute function kaj_touch_company_jobs();

create function kaj_touch_category_jobs() returns trigger
language plpgsql as $$
begin
  update jobs set category_id = category_id where category_id = new.id;
  return null;
end
$$;
create trigger category_changed after update of name on categories for each row
when (old.name is distinct from new.name)
execute function kaj_touch_category_jobs();

-- The words of public jobs, for correcting what was mistyped. Words stay when their job goes: they do no harm.
create table search_words (
  word text primary key,
  stem tsvector not null
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_stem on search_words using gin (stem);
create index search_words_like on search_words using gin (word gin_trgm_ops);

create function kaj_learn_words() returns trigger
language plpgsql as $$
begin
  insert into search_words (word, stem)
  select word, to_tsvector('english', word)
  from (
    select distinct unnest(tsvector_to_array(added.title_words || added.key_words)) as word
    from added where added.visible
  ) words
  where length(word) between 3 and 40 and not exists (select from search_words known where known.word = words.word)
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger job_words_inserted after insert on jobs
referencing new table as added for each statement execute function kaj_learn_words();
create trigger job_words_updated after update on jobs
referencing new table as added for each statement execute function kaj_learn_words();
