import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import { emptyText, moment } from './schema.ts';

/** The subscription's tables; the migrations explain them. */

const channel = () => text('channel').$type<Channel>().notNull();
const consent = () => ({
  consent: emptyText('consent'),
  consentAt: moment('consent_at'),
  terms: jsonb('terms').$type<Partial<SubscriptionTerms>>().notNull().default({}),
});

export type SubscriptionStatus = 'pending' | 'active' | 'blocked' | 'ended';

export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  lookupId: text('lookup_id')
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  isSandbox: boolean('is_sandbox').notNull(),
  channel: channel(),
  phoneHash: text('phone_hash').notNull(),
  phoneSealed: text('phone_sealed').notNull(),
  operatorIdHash: emptyText('operator_id_hash'),
  operatorIdSealed: emptyText('operator_id_sealed'),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  reported: emptyText('reported'),
  ...consent(),
  createdAt: moment('created_at').notNull(),
  activatedAt: moment('activated_at'),
  endedAt: moment('ended_at'),
  checkAt: moment('check_at'),
  checks: integer('checks').notNull().default(0),
});

export const subscriptionAttempts = pgTable('subscription_attempts', {
  id: text('id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  isSandbox: boolean('is_sandbox').notNull(),
  kind: text('kind').$type<'code' | 'page' | 'stop'>().notNull(),
  channel: channel(),
  phoneHash: text('phone_hash').notNull(),
  phoneSealed: text('phone_sealed').notNull(),
  /** Hash of the network address that requested the code. */
  askerHash: emptyText('asker_hash'),
  referenceSealed: emptyText('reference_sealed'),
  requestId: text('request_id'),
  attempts: integer('tries').notNull().default(0),
  accepted: emptyText('accepted'),
  subscriptionId: text('subscription_id'),
  finishedAt: moment('finished_at'),
  ...consent(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  checkAt: moment('check_at'),
});

export const operatorNotifications = pgTable('operator_notifications', {
  key: text('key').primaryKey(),
  receivedAt: moment('received_at').notNull(),
});

export const phoneKey = pgTable('phone_key', {
  isOnly: boolean('is_only').primaryKey().default(true),
  fingerprint: text('fingerprint').notNull(),
});

export const sandboxCodes = pgTable('sandbox_codes', {
  reference: text('reference').primaryKey(),
  channel: channel(),
  phoneHash: text('phone_hash').notNull(),
  behaviour: text('behaviour').notNull(),
  code: text('code').notNull(),
  attempts: integer('tries').notNull().default(0),
  at: moment('at').notNull(),
});

export const sandboxMessages = pgTable('sandbox_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phoneHash: text('phone_hash').notNull(),
  text: text('text').notNull(),
  code: emptyText('code'),
  at: moment('at').notNull(),
});

export const sandboxSubscribers = pgTable(
  'sandbox_subscribers',
  {
    channel: channel(),
    phoneHash: text('phone_hash').notNull(),
    operatorId: text('operator_id').notNull(),
    behaviour: text('behaviour').notNull(),
    requestId: text('request_id'),
    status: text('status').notNull(),
    registersAt: moment('registers_at'),
    at: moment('at').notNull(),
  },
  ({ channel, phoneHash }) => [primaryKey({ columns: [channel, phoneHash] })],
);

/** Days on which a phone was sent, or may have been sent, its new jobs. */
export const sentJobMessages = pgTable(
  'job_messages',
  {
    phoneHash: text('phone_hash').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneHash, table.day] })],
);
