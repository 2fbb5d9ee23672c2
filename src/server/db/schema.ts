import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AdviceMark } from '#contract/advice/marks.ts';
import type { ApplyWay, ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import type { Locale } from '#contract/format.ts';
import type { Approval } from '#contract/jobs/approval.ts';
import type { Contact } from '#contract/companies/company.ts';
import type { MailSeries } from '#contract/accounts/account.ts';
import type { TemplateFacts } from '#contract/jobs/resume-template.ts';
import type { AuditAction, AuditedEntity } from './audit-action.ts';

/**
 * The tables as queries see them. Migrations create them, with indexes, triggers and checks;
 * `database-migrations.test.ts` compares both.
 */

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = moment('created_at').notNull().defaultNow();
const updatedAt = moment('updated_at').notNull().defaultNow();
export const emptyText = (name: string) => text(name).notNull().default('');
const textList = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);
const emptyAddress = () => ({
  street: emptyText('street'),
  city: emptyText('city'),
  state: emptyText('state'),
  postalCode: emptyText('postal_code'),
  country: emptyText('country'),
});

const approval = text('approval').$type<Approval>().notNull().default('pending');
/** Approved values of the fields changed since then; null: none, or never approved. */
const approvedValues = jsonb('approved_values').$type<Record<string, unknown>>();

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  firstName: emptyText('first_name'),
  lastName: emptyText('last_name'),
  email: text('email').notNull(),
  /** Unique key by `toEmailKey`; set by trigger. */
  emailKey: text('email_key')
    .notNull()
    .default(sql`''`),
  phoneNumber: emptyText('phone_number'),
  passwordHash: text('password_hash'),
  role: text('role').$type<'user' | 'admin'>().notNull().default('user'),
  createdAt,
  updatedAt,
  /** When the link of a mail to the address was opened. */
  emailVerifiedAt: moment('email_verified_at'),
  /** The language of the page of the last sign-in. */
  language: text('language').$type<Locale>().notNull().default('en'),
  unwantedMails: jsonb('unwanted_mails').$type<MailSeries[]>().notNull().default([]),
  /** When deletion was requested; the companies carry the same moment. */
  deletedAt: moment('deleted_at'),
  /** When an administrator deleted the account: only an administrator can restore it. */
  blockedAt: moment('blocked_at'),
});

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt,
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
});

export const signInDevices = pgTable('sign_in_devices', {
  /** SHA-256 of the device's handle and the account. */
  deviceHash: text('device_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  usedAt: moment('used_at').notNull().defaultNow(),
});

/** Links in mails. */
export const mailTokens = pgTable('mail_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose').$type<'reset-password' | 'verify-address' | 'change-address'>().notNull(),
  /** Where it was sent. */
  email: text('email').notNull(),
  createdAt,
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  windowStart: moment('window_start').notNull(),
});

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  logo: emptyText('logo'),
  industry: emptyText('industry'),
  foundedYear: emptyText('founded_year'),
  website: emptyText('website'),
  size: emptyText('size'),
  instagram: emptyText('instagram'),
  facebook: emptyText('facebook'),
  linkedin: emptyText('linkedin'),
  ...emptyAddress(),
  contactNumber: emptyText('contact_number'),
  email: emptyText('email'),
  verificationStatus: emptyText('verification_status'),
  approval,
  approvalReason: emptyText('approval_reason'),
  approvedValues,
  pendingContact: jsonb('pending_contact').$type<Contact>(),
  contactReason: emptyText('contact_reason'),
  createdBy: text('created_by')
    .notNull()
    .references(() => users.id),
  version: integer('version').notNull().default(1),
  createdAt,
  updatedAt,
  deletedAt: moment('deleted_at'),
});

export const jobs = pgTable('jobs', {
  id: text('id').primaryKey(),
  no: bigint('no', { mode: 'number' }).generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  description: emptyText('description'),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  categoryId: text('category_id')
    .notNull()
    .references(() => categories.id),
  ...emptyAddress(),
  salaryMin: doublePrecision('salary_min').notNull().default(0),
  salaryMax: doublePrecision('salary_max').notNull().default(0),
  currency: text('currency').notNull().default('BDT'),
  salaryType: text('salary_type').notNull().default('monthly'),
  bonus: doublePrecision('bonus').notNull().default(0),
  workingHours: emptyText('working_hours'),
  educationalQualifications: emptyText('educational_qualifications'),
  responsibilities: emptyText('responsibilities'),
  requiredSkills: textList('required_skills'),
  niceToHaveSkills: textList('nice_to_have_skills'),
  benefits: textList('benefits'),
  tags: textList('tags'),
  applyWays: jsonb('apply_ways').$type<ApplyWay[]>().notNull().default([]),
  screening: jsonb('screening').$type<ScreeningQuestion[]>().notNull().default([]),
  /** Findings of the rules (jobs/search/index-jobs.ts). */
  advice: jsonb('advice').$type<AdviceMark[]>().notNull().default([]),
  applicationDeadline: moment('application_deadline').notNull(),
  status: text('status').notNull().default('open'),
  jobType: text('job_type').notNull(),
  workMode: emptyText('work_mode'),
  experienceLevel: emptyText('experience_level'),
  numberOfOpenings: integer('number_of_openings').notNull().default(1),
  approval,
  approvalReason: emptyText('approval_reason'),
  approvedValues,
  /** By a rejection: its owner reads no applications until it is approved. */
  inboxClosed: boolean('inbox_closed')
    .notNull()
    .default(sql`false`),
  createdBy: text('created_by')
    .notNull()
    .references(() => users.id),
  version: integer('version').notNull().default(1),
  createdAt,
  updatedAt,
  deletedAt: moment('deleted_at'),
  /** The earlier job of the account that this one repeats; it may be gone. */
  likeJob: text('like_job'),
  /** When first approved; set by trigger unless given. */
  postedAt: moment('posted_at'),
  /** By trigger: open, approved, not deleted, and the company too. */
  visible: boolean('visible')
    .notNull()
    .default(sql`false`),
  /** `visible` and not past the deadline (jobs/purge-jobs.ts); lists read these alone. */
  listed: boolean('listed')
    .notNull()
    .default(sql`false`),
  /** By trigger: the first moment at which applying is too late. */
  closesAt: moment('closes_at')
    .notNull()
    .default(sql`now()`),
  cityKey: text('city_key')
    .notNull()
    .generatedAlwaysAs(sql`kaj_city_key(city)`),
  /** By trigger: it was listed before, so alerts ignore it. */
  wasListed: boolean('was_listed')
    .notNull()
    .default(sql`false`),
  /** By trigger: when its owner closed it. */
  closedAt: moment('closed_at'),
});

/** Stored answers to idempotent writes. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull().default(0),
    answer: emptyText('answer'),
    createdAt,
  },
  ({ userId, key }) => [primaryKey({ columns: [userId, key] })],
);

/** Files that may belong to no row. */
export const looseFiles = pgTable('loose_files', {
  path: text('path').primaryKey(),
  notedAt: moment('noted_at').notNull().defaultNow(),
});

/** `changes` holds [before, after] by field. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  /** Null: the operator, or a removed account. */
  actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
  actorRemoved: boolean('actor_removed').notNull().default(false),
  action: text('action').$type<AuditAction>().notNull(),
  entity: text('entity').$type<AuditedEntity>().notNull(),
  entityId: text('entity_id').notNull(),
  changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>().notNull().default({}),
  reason: emptyText('reason'),
});

export const resumeTemplates = pgTable('resume_templates', {
  id: text('id').primaryKey(),
  key: text('key').notNull(),
  name: text('name').notNull(),
  description: emptyText('description'),
  coverImageUrl: emptyText('cover_image_url'),
  cvFileUrl: emptyText('cv_file_url'),
  isDeleted: boolean('is_deleted').notNull().default(false),
  position: integer('position').notNull().default(0),
  facts: jsonb('facts').$type<TemplateFacts>(),
});
