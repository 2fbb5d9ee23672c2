-- A posting that repeats one of the same account: the earlier one, which may be deleted since.
alter table jobs add column like_job text;

-- The share of words that two texts have in common. Words that only help to find them are left out.
create function kaj_likeness(one tsvector, other tsvector) returns float8
language sql immutable parallel safe as $$
  select coalesce(count(*) filter (where texts = 2)::float8 / nullif(count(*), 0), 0)
  from (
    select count(*) as texts
    from (select unnest(tsvector_to_array(one)) union all select unnest(tsvector_to_array(other))) words (word)
    where word !~ '^[=@~^]'
    group by word
  ) counted
$$;

-- A copy is as old as what it copies: deleting a job and posting it again does not make it new.
create function kaj_date_copied_job() returns trigger
language plpgsql as $$
begin
  if new.approval = 'approved' and new.posted_at is null and new.like_job is not null then
    new.posted_at := (select posted_at from jobs where id = new.like_job);
  end if;
  return new;
end
$$;
-- Before job_derived, which dates all others: triggers run in alphabetical order.
create trigger job_copied before insert or update of approval
on jobs for each row execute function kaj_date_copied_job();
