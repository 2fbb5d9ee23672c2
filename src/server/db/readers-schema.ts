import { bigint, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AlertChannel, AlertPace } from '#contract/alerts/alert.ts';
import type { FigureKind } from '#contract/figures/figure-days.ts';
import type { Locale } from '#contract/format.ts';
import type { ReportReason } from '#contract/reports/report.ts';
import { emptyText, jobs, moment, users } from './schema.ts';

/** Data that readers send without an account. Reports and figures do not identify them. */

/** Readers' reports of jobs. */
export const jobReports = pgTable('job_reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobId: text('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  reason: text('reason').$type<ReportReason>().notNull(),
  text: emptyText('text'),
  /** Hash of the job and the device's random key. */
  keyHash: text('key_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  handledAt: moment('handled_at'),
  /** Null for handled reports: the operator, or a removed account. */
  handledBy: text('handled_by').references(() => users.id, { onDelete: 'set null' }),
});

/** Views, saves, applications and shares of jobs, by day in Bangladesh. */
export const jobFigures = pgTable('job_figures', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobId: text('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  kind: text('kind').$type<FigureKind>().notNull(),
  count: integer('count').notNull().default(0),
});

/** Keys of the last days' events. */
export const countedEvents = pgTable('counted_events', {
  keyHash: text('key_hash').primaryKey(),
  countedAt: moment('counted_at').notNull().defaultNow(),
});

/** Job alerts, with the address or the push subscription that they go to. */
export const alerts = pgTable('alerts', {
  id: text('id').primaryKey(),
  keyHash: text('key_hash').notNull(),
  query: text('query').notNull(),
  channel: text('channel').$type<AlertChannel>().notNull(),
  pace: text('pace').$type<AlertPace>().notNull(),
  language: text('language').$type<Locale>().notNull(),
  origin: text('origin').notNull(),
  email: emptyText('email'),
  emailKey: emptyText('email_key'),
  endpoint: emptyText('endpoint'),
  p256dh: emptyText('p256dh'),
  auth: emptyText('auth'),
  createdAt: moment('created_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  pendingCount: integer('pending_count').notNull().default(0),
  /** Ids of the newest jobs. */
  pendingJobs: jsonb('pending_jobs').$type<string[]>().notNull().default([]),
  nextAt: moment('next_at').notNull(),
  sentAt: moment('sent_at'),
});

const SMS = 'sms:';

/** The recipient of an alert by SMS, in the column of push services. */
export const toSmsEndpoint = (subscriptionId: string): string => SMS + subscriptionId;

/** The subscription of an alert by SMS. */
export const toSubscriptionId = (endpoint: string): string => endpoint.slice(SMS.length);

/** Jobs that were listed for the first time and are not compared with the alerts yet. Hidden ones wait. */
export const newJobs = pgTable('new_jobs', {
  jobId: text('job_id').primaryKey(),
  addedAt: moment('added_at').notNull().defaultNow(),
});
