import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { startOfDhakaDay, toLastDays } from '#contract/dhaka-days.ts';
import type { FigureCounts } from '#contract/figures/figures.ts';
import { formatDate, formatNumber, type Locale } from '#contract/format.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { applications } from '../db/applications-schema.ts';
import type { Orm } from '../db/connection.ts';
import { companies, jobs, users } from '../db/schema.ts';
import { sumFigures } from '../figures/store.ts';
import { isPresent } from '../jobs/job-rows.ts';
import type { SeriesLetter, SeriesTexts } from './texts.ts';

type Words = SeriesTexts['applications'];

/** Of a round, in ms since the epoch. */
export interface RoundSpan {
  /** Where the round before ended, where that is known. */
  since?: number | undefined;
  until: number;
}

/** Days in Bangladesh, from the start of the first to the end of the last, in ms since the epoch. */
interface Days {
  start: number;
  end: number;
}

/** What a round tells of: the days since the one before it. @param since where that ended; a day ago if not known */
const toDays = ({ since, until }: RoundSpan): Days => ({
  start: startOfDhakaDay(since ?? until - DAY_MS),
  end: startOfDhakaDay(until),
});

/** Of jobs that are there; withdrawn ones are nobody's news. */
const isOfDays = ({ start, end }: Days): SQL | undefined =>
  and(
    isPresent,
    ne(applications.state, 'withdrawn'),
    gte(applications.sentAt, new Date(start)),
    lt(applications.sentAt, new Date(end)),
  );

/** "yesterday" is only true on the day after; a mail that waited, or a server that was off, names the days. */
function toWhen({ start, end }: Days, now: number, { when }: Words, language: Locale): string {
  const [first, last] = [start, end - 1].map((at) => formatDate(new Date(at).toISOString(), language));
  if (first !== last) return when.days(first ?? '', last ?? '');
  return end === startOfDhakaDay(now) ? when.yesterday : when.day(first ?? '');
}

/** Condition of the accounts whose jobs got applications. */
export const isApplicationsReader = (orm: Orm, span: RoundSpan): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    sql`${users.emailVerifiedAt} is not null`,
    sql`not ${users.unwantedMails} @> '["applications"]'::jsonb`,
    inArray(
      users.id,
      orm
        .select({ id: jobs.createdBy })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(isOfDays(toDays(span))),
    ),
  );

/** How many applications an employer's jobs got; nothing of who sent them. @returns null when there are none */
export async function readArrived(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, ...span }: RoundSpan & { userId: string },
): Promise<SeriesLetter | null> {
  const days = toDays(span);
  const found = await db.orm
    .select({ id: jobs.id, title: jobs.title, count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.createdBy, userId), isOfDays(days)))
    .groupBy(jobs.id, jobs.title)
    .orderBy(desc(count()), jobs.id);
  if (found.length === 0) return null;
  const total = found.reduce((sum, row) => sum + row.count, 0);
  return {
    userId,
    series: 'applications',
    isForConfirmedOnly: true,
    write: ({ applications: words }, language) => {
      const when = toWhen(days, clock(), words, language);
      return {
        subject: words.subject(total, formatNumber(total, language), when),
        paragraphs: [words.text(when)],
        jobs: found.slice(0, MOST_JOBS).map((row) => ({
          title: row.title,
          path: toJobPath(row.id),
          lines: [words.line(row.count, formatNumber(row.count, language))],
        })),
        after: found.length > MOST_JOBS ? [words.more(formatNumber(MOST_JOBS, language))] : [],
        button: { label: words.button, path: appPaths.applications },
      };
    },
  };
}

export const WEEK_MS = 7 * DAY_MS;
const MOST_JOBS = 20;

/** Jobs that were open or decided on in the week before a moment. */
function isOfWeek(until: Date): SQL | undefined {
  const from = new Date(until.getTime() - WEEK_MS);
  const isDecidedOn = or(eq(jobs.status, 'closed'), eq(jobs.approval, 'rejected'));
  return and(
    isNull(jobs.deletedAt),
    isNull(companies.deletedAt),
    lt(jobs.createdAt, until),
    gt(jobs.closesAt, from),
    or(sql`not (${isDecidedOn})`, gte(jobs.updatedAt, from)),
  );
}

/** Condition of the accounts that receive the weekly mail. */
export const isReader = (orm: Orm, { until }: { until: number }): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    sql`${users.emailVerifiedAt} is not null`,
    sql`not ${users.unwantedMails} @> '["weekly"]'::jsonb`,
    exists(
      orm
        .select({ id: jobs.id })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(eq(jobs.createdBy, users.id), isOfWeek(new Date(until)))),
    ),
  );

/** One line about a job's current state. */
function toLine(
  { job, company }: { job: typeof jobs.$inferSelect; company: typeof companies.$inferSelect },
  now: number,
  words: SeriesTexts['weekly'],
  language: Locale,
): string {
  const last = formatDate(job.applicationDeadline.toISOString(), language);
  if (job.approval === 'rejected') return words.rejected(job.approvalReason);
  if (job.status === 'closed') return words.closed;
  if (job.closesAt.getTime() <= now) return words.expired(last);
  if (job.approval === 'pending') return words.waiting;
  if (company.approval !== 'approved') return words.companyWaits(company.name);
  if (job.closesAt.getTime() - now <= WEEK_MS) return words.closesSoon(last);
  const postedAt = job.postedAt?.getTime() ?? 0;
  return now - postedAt <= WEEK_MS ? words.approved(last) : words.open(last);
}

/** A job's figures of the week; no lines without figures. */
function toFigureLines(
  { view, apply }: Pick<FigureCounts, 'view' | 'apply'>,
  { lastDays, views, applications }: SeriesTexts['weekly'],
  language: Locale,
): string[] {
  const figures = [
    ...(view > 0 ? [views(view, formatNumber(view, language))] : []),
    ...(apply > 0 ? [applications(apply, formatNumber(apply, language))] : []),
  ];
  return figures.length === 0 ? [] : [lastDays(figures.join(', '))];
}

/** The weekly mail about an employer's jobs. @returns null without jobs */
export async function readWeek(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, until }: { userId: string; until: number },
): Promise<SeriesLetter | null> {
  const found = await db.orm
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.createdBy, userId), isOfWeek(new Date(until))))
    .orderBy(asc(jobs.closesAt), asc(jobs.no))
    .limit(MOST_JOBS + 1);
  if (found.length === 0) return null;
  const shown = found.slice(0, MOST_JOBS);
  // Whole days, so that each day is in exactly one mail.
  const days = toLastDays(until - DAY_MS, WEEK_MS / DAY_MS);
  const figures = await sumFigures(db.orm, { ids: shown.map(({ job }) => job.id), days });
  const now = clock();
  return {
    userId,
    series: 'weekly',
    isForConfirmedOnly: true,
    write: ({ weekly: words }, language, appName) => ({
      subject: words.subject(appName),
      paragraphs: [words.text],
      jobs: shown.map((row) => ({
        title: row.job.title,
        path: toJobPath(row.job.id),
        lines: [toLine(row, now, words, language), ...toFigureLines(figures(row.job.id), words, language)],
      })),
      after: found.length > MOST_JOBS ? [words.more(formatNumber(MOST_JOBS, language))] : [],
      button: { label: words.button, path: appPaths.userJobs },
    }),
  };
}
