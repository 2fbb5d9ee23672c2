-- An administrator who rejects a job as fraud can take its applications out of its owner's reach.
alter table jobs add column inbox_closed boolean not null default false;
