-- pg_trgm sees letters as the database's locale does: in "C", usual in containers, none of Bangla, so that typing errors
-- were not corrected. These trigrams are those of contract/search/likeness.ts, in every locale.
create function kaj_trigrams(word text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select distinct substr('  ' || word || ' ', place, 3) from generate_series(1, length(word) + 1) place)
$$;

alter table search_words add column trigrams text[] not null generated always as (kaj_trigrams(word)) stored;
drop index search_words_like;
create index search_words_trigrams on search_words using gin (trigrams);
