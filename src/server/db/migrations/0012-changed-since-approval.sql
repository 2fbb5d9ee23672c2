-- What is not as it was approved.

-- The approved values of the fields that were changed since, by field. Null: nothing is changed, or the row was never
-- approved. The rows that are there count as approved as they stand.
alter table companies add column approved_values jsonb;
alter table jobs add column approved_values jsonb;

-- A change of an approved company's e-mail, website or telephone number that waits: the new values by field.
alter table companies add column pending_contact jsonb;
-- Why the last one was rejected.
alter table companies add column contact_reason text not null default '';

create index jobs_changed on jobs (updated_at)
  where approved_values is not null and approval = 'approved' and deleted_at is null;
create index companies_changed on companies (updated_at)
  where (approved_values is not null or pending_contact is not null) and approval = 'approved' and deleted_at is null;
