-- What the applicant saw before something was told last, for a decision that is undone.
alter table applications add column told_before jsonb;
