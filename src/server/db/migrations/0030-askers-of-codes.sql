-- Who asked for a code, as a hash of the network address: a code that was asked for earlier from there still counts.
alter table subscription_attempts add column asker_hash text not null default '';
create index subscription_attempts_codes on subscription_attempts (phone_hash, created_at) where kind = 'code';
