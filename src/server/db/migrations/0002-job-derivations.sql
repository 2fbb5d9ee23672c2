-- What is derived of a job: whether it is public, when it closes, and the words by which it is found.

-- The words of a text that holds more than ASCII. PostgreSQL's own parser differs between locales and cuts Bangla at its
-- vowel signs, so such text is cut here, alike everywhere: at spaces and punctuation. Marks inside words become spaces
-- and, once more, nothing; joiners that nobody sees go.
create function kaj_foreign_words(content text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  separators constant text :=
    E' \t\n\r\f\x0B!"#$%()*+,/:;<=>?@[\\]^`{|}~\u00A1\u00A7\u00AB\u00B7\u00BB\u00BF\u2013\u2014\u201C\u201D\u201E\u2022\u20AC\u0964\u0965\u09F3';
  unseen constant text := E'\u200B\u200C\u200D\uFEFF\u00AD';
  inner_marks constant text := E'.&\'_-\u2010\u2018\u2019';
  plain text := translate(content, separators || unseen, repeat(' ', length(separators)));
begin
  plain := translate(plain, inner_marks, repeat(' ', length(inner_marks))) || ' ' || translate(plain, inner_marks, '');
  return array(select distinct left(word, 60) from string_to_table(plain, ' ') word where word <> '');
end
$$;

-- The words by which a text is found: as they are and, of English ones, their stems, so that "engineers" is found by
-- "engineering"; "front-end" and "node.js" as two words and as one. jobs/search-words.ts cuts what is searched for
-- by the same rules.
create function kaj_word_vector(content text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  plain text := replace(replace(lower(left(content, 50000)), 'c++', ' cplusplus '), 'c#', ' csharp ');
  words tsvector := '';
  compounds text;
begin
  if octet_length(plain) <> length(plain) then
    plain := normalize(plain, nfkc);
    words := array_to_tsvector(kaj_foreign_words(plain));
    plain := regexp_replace(plain, '[^ -~]+', ' ', 'g');
  end if;
  if plain ~ '[a-z0-9][.&''_-][a-z0-9]' then
    select string_agg(translate(compound[1], '.&''_-', ''), ' ') into compounds
    from regexp_matches(plain, '[a-z0-9]+(?:[.&''_-][a-z0-9]+)+', 'g') compound;
  end if;
  plain := concat_ws(' ', translate(plain, './@-_&<>:=~%''', '             '), compounds);
  return words || strip(to_tsvector('simple', plain)) || strip(to_tsvector('english', plain));
end
$$;

create function kaj_derive_job() returns trigger
language plpgsql as $$
declare
  company record;
  category_name text;
  facets tsvector;
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
  new.country_key := left(lower(trim(new.country) collate "C"), 100);
  -- What filters ask for stands among the words, marked by a sign that no word has: one index answers both.
  facets := array_to_tsvector(array['=c' || new.category_id, '=t' || new.job_type, '=t' || new.work_mode,
    '=l' || new.experience_level, '=n' || new.country_key]);
  new.title_words := kaj_word_vector(new.title) || facets;
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
  where length(word) between 3 and 40 and word not like '=%' and not exists (select from search_words known where known.word = words.word)
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger job_words_inserted after insert on jobs
referencing new table as added for each statement execute function kaj_learn_words();
create trigger job_words_updated after update on jobs
referencing new table as added for each statement execute function kaj_learn_words();
