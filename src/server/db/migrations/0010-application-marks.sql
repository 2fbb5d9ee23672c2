-- Keyed hashes of the phone number and of the CV, by which an employer sees applications that have the same. Null once there
-- is nothing to read any more, and where the application was sent to an earlier version.
alter table applications add column phone_mark text;
alter table applications add column cv_mark text;
create index applications_by_phone on applications (phone_mark) where phone_mark is not null;
create index applications_by_cv on applications (cv_mark) where cv_mark is not null;
