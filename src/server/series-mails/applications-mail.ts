import { and, count, desc, eq, gte, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { startOfDhakaDay } from '#contract/dhaka-days.ts';
import { formatDate, formatNumber, type Locale } from '#contract/format.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { Orm } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { companies, jobs, users } from '../db/schema.ts';
import { isPresent } from '../jobs/job-rows.ts';
import type { SeriesLetter, SeriesTexts } from './letter.ts';

const MOST_JOBS = 20;

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
