-- `subscriptions.id` ends a subscription, so only the device that verified a code or paid gets it. Whoever looks a number up
-- gets `lookup_id`, which reads the status and ends nothing. Ids issued before this migration keep their power until their
-- subscription ends: those of subscribers cannot be told from those that others looked up.
alter table subscriptions add column lookup_id text not null default replace(gen_random_uuid()::text, '-', '');
create unique index subscriptions_lookup_id on subscriptions (lookup_id);

-- When an attempt led to a subscription: a payment's reference proves for an hour that a device began it.
alter table subscription_attempts add column finished_at timestamptz;
