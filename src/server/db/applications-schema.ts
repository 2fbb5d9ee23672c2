import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ApplicationState, Mover, NotSelectedReason } from '#contract/applications/states.ts';
import { emptyText, jobs, moment, users } from './schema.ts';

/** Bytes that are sealed (applications/seal.ts). */
const sealed = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
});

export const applications = pgTable('applications', {
  id: text('id').primaryKey(),
  receipt: text('receipt').notNull(),
  jobId: text('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  applicantId: text('applicant_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  /** A late repeat of one of them changes nothing. */
  spentKeys: text('spent_keys').array().notNull().default([]),
  state: text('state').$type<ApplicationState>().notNull().default('new'),
  stateAt: moment('state_at').notNull(),
  movedBy: text('moved_by').$type<Mover>().notNull().default('applicant'),
  actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
  version: integer('version').notNull().default(1),
  toldState: text('told_state').$type<ApplicationState>().notNull().default('new'),
  toldAt: moment('told_at').notNull(),
  toldReason: text('told_reason').$type<NotSelectedReason | ''>().notNull().default(''),
  /** Before something was told last: an undone decision brings it back. */
  toldBefore: jsonb('told_before').$type<{
    state: ApplicationState;
    at: string;
    reason: NotSelectedReason | '';
  }>(),
  reason: text('reason').$type<NotSelectedReason | ''>().notNull().default(''),
  isFollowed: boolean('is_followed').notNull().default(false),
  /** Written by a trigger when it is sent: a later title or name may wait for approval. */
  jobTitle: emptyText('job_title'),
  companyName: emptyText('company_name'),
  /** What the last mail tells, or what the applicant saw when following began: the state and the reason. */
  mailed: emptyText('mailed'),
  /** The queued work that sends it, and what was mailed before, should it not arrive. */
  mailedBy: text('mailed_by'),
  mailedBefore: text('mailed_before'),
  keyNo: integer('key_no').notNull(),
  summary: sealed('summary'),
  content: sealed('content'),
  cv: sealed('cv'),
  employerNote: sealed('employer_note'),
  /** HMAC-SHA-256: equal numbers and files have equal marks. */
  phoneMark: text('phone_mark'),
  cvMark: text('cv_mark'),
  sentAt: moment('sent_at').notNull(),
});

/** Written by a trigger, at each move. */
export const applicationEvents = pgTable('application_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  applicationId: text('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
  fromState: text('from_state').$type<ApplicationState>().notNull(),
  toState: text('to_state').$type<ApplicationState>().notNull(),
  movedBy: text('moved_by').$type<Mover>().notNull(),
  actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
});

/** What arrived of interrupted uploads. */
export const applicationUploads = pgTable(
  'application_uploads',
  {
    applicantId: text('applicant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    atOffset: integer('at_offset').notNull(),
    size: integer('size').notNull(),
    bytes: sealed('bytes').notNull(),
    keyNo: integer('key_no').notNull(),
    arrivedAt: moment('arrived_at').notNull(),
  },
  ({ applicantId, key, atOffset }) => [primaryKey({ columns: [applicantId, key, atOffset] })],
);
