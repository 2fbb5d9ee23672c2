import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FigureKind } from '#contract/figures/figure-days.ts';
import type { ReportReason } from '#contract/reports/report.ts';
import { emptyText, jobs, moment, users } from './schema.ts';

/** What readers send without an account; nothing of who they are. */

/** Readers' reports of jobs. */
export const jobReports = pgTable('job_reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobId: text('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  reason: text('reason').$type<ReportReason>().notNull(),
  text: emptyText('text'),
  /** Of the job and the device's random key. */
  keyHash: text('key_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  handledAt: moment('handled_at'),
  /** Null while handled: the operator, or a removed account. */
  handledBy: text('handled_by').references(() => users.id, { onDelete: 'set null' }),
});

/** What readers did with jobs, by day in Bangladesh. */
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
