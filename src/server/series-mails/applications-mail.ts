import { and, count, desc, eq, gte, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { startOfDhakaDay } from '#contract/dhaka-days.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { Orm } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { companies, jobs, users } from '../db/schema.ts';
import { isPresent } from '../jobs/job-rows.ts';
import type { SeriesLetter } from './letter.ts';

const MOST_JOBS = 20;

/** Of the day in Bangladesh before a moment, of jobs that are there; withdrawn ones are nobody's news. */
function isOfYesterday(until: number): SQL | undefined {
  const end = startOfDhakaDay(until);
  return and(
    isPresent,
    ne(applications.state, 'withdrawn'),
    gte(applications.sentAt, new Date(end - DAY_MS)),
    lt(applications.sentAt, new Date(end)),
  );
}

/** Condition of the accounts whose jobs got applications. */
export const isApplicationsReader = (orm: Orm, until: Date): SQL | undefined =>
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
        .where(isOfYesterday(until.getTime())),
    ),
  );

/** How many applications an employer's jobs got on a day; nothing of who sent them. @returns null when there are none */
export async function readYesterday(
  { db }: Pick<AppContext, 'db'>,
  { userId, until }: { userId: string; until: number },
): Promise<SeriesLetter | null> {
  const found = await db.orm
    .select({ id: jobs.id, title: jobs.title, count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.createdBy, userId), isOfYesterday(until)))
    .groupBy(jobs.id, jobs.title)
    .orderBy(desc(count()), jobs.id);
  if (found.length === 0) return null;
  const total = found.reduce((sum, row) => sum + row.count, 0);
  return {
    userId,
    series: 'applications',
    isForConfirmedOnly: true,
    write: ({ applications: words }, language) => ({
      subject: words.subject(total, formatNumber(total, language)),
      paragraphs: [words.text],
      jobs: found.slice(0, MOST_JOBS).map((row) => ({
        title: row.title,
        path: toJobPath(row.id),
        lines: [words.line(row.count, formatNumber(row.count, language))],
      })),
      after: found.length > MOST_JOBS ? [words.more(formatNumber(MOST_JOBS, language))] : [],
      button: { label: words.button, path: appPaths.applications },
    }),
  };
}
