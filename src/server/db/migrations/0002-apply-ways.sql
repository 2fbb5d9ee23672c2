-- How to apply for a job: the ways that its employer chose, none for e-mail, and what is asked in the inbox.
alter table jobs
  add column apply_ways jsonb not null default '[]',
  add column screening jsonb not null default '[]';
