-- Moderators find a text however it was written: composed or not, with letters in parts, invisible signs or digits of
-- Bangla, and with the spellings that the search of jobs takes as one (contract/search/bangla-word.ts).
create function kaj_plain(written text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(
        normalize(lower(written), NFKC),
        '\u09A4\u09CD([\u200C\u200D]|(?=[কখপফচছশষস]|$|[^\u0980-\u09FF\u200C\u200D]))', U&'\09CE', 'g'),
      U&'\0985\09BE', U&'\0986'),
      U&'\09BE\09C7', U&'\09CB'),
      U&'\09D7\09C7', U&'\09CC'),
      U&'\09AC\09BC', U&'\09B0'),
      U&'\09A1\09BC', U&'\09B0'),
      U&'\09A2\09BC', U&'\09B0'),
    U&'\09C0\09C2\0999\09B6\09B7\09A3\09CE\09F0\09F1০১২৩৪৫৬৭৮৯\0981\200B\200C\200D\200E\200F\2060\FEFF\00AD',
    U&'\09BF\09C1\0982\09B8\09B8\09A8\09A4\09B0\09AC' || '0123456789')
$$;

drop index jobs_title_like;
drop index companies_like;
drop index users_like;
create index jobs_title_like on jobs using gin (kaj_plain(title) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index companies_like on companies using gin (kaj_plain(name) gin_trgm_ops, email gin_trgm_ops);
create index users_like on users
  using gin (email gin_trgm_ops, kaj_plain(first_name || ' ' || last_name) gin_trgm_ops);
