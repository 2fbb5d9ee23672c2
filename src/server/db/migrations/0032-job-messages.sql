-- Alerts by SMS: `endpoint` is then "sms:" and the id of a subscription.
alter table alerts
  drop constraint alerts_channel_check,
  add constraint alerts_channel_check check (channel in ('email', 'push', 'sms'));

-- Claimed before the operator is called, so that no server sends a phone a second message on a day of Bangladesh, not even
-- after one was killed and nobody knows whether the operator took its message.
create table job_messages (
  phone_hash text not null,
  day date not null,
  claimed_at timestamptz not null,
  primary key (phone_hash, day)
);
create index job_messages_age on job_messages (claimed_at);
