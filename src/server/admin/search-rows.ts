import { eq, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import { ADMIN_SEARCH_ROWS } from '#contract/accounts/admin.ts';
import { companies, jobs, users } from '../db/schema.ts';

/**
 * Text search for administrators, by trigram indexes (db/migrations). PostgreSQL uses such an index only if the
 * expression is exactly the indexed one.
 */

const NEWEST_JOBS = 1000;
/** The most jobs that are read for one text. */
const MOST_JOBS = 1000;
/** The most companies or accounts whose jobs are searched. */
const MOST_OWNERS = 100;

const fullName = sql`(${users.firstName} || ' ' || ${users.lastName})`;

const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Matches e-mail addresses. */
const contains = (column: Column, text: string): SQL => ilike(column, toPattern(text));

/** Matches titles and names, in any spelling of their letters. */
const reads = (column: Column | SQL, text: string): SQL =>
  sql`kaj_plain(${column}) like kaj_plain(${toPattern(text.normalize('NFKC'))}::text)`;

/** False for texts without a trigram (three letters in a row, or the edge of a word): they would read every row. */
const hasTrigram = (text: string): boolean =>
  /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(text);

/** `materialized`, so that PostgreSQL ignores the limit in its plan and uses the index for common texts too. */
const atMost = (most: number, rows: SQL): SQL =>
  sql`(with found as materialized (${rows}) select id from found limit ${most}::int)`;

const ownersWith = (text: string): SQL =>
  atMost(MOST_OWNERS, sql`select id from users where ${contains(users.email, text)}`);

const anyOf = (parts: readonly SQL[]): SQL => sql`(${sql.join([...parts], sql` union all `)})`;

/** Ids of jobs by id, title, company and owner's address. A common title is searched among the newest jobs only. */
export function jobsWith(text: string): SQL {
  const hasTitle = reads(jobs.title, text);
  const named = atMost(MOST_OWNERS, sql`select id from companies where ${reads(companies.name, text)}`);
  const isRare = sql`(select count(*) from newest) < ${ADMIN_SEARCH_ROWS}::int`;
  const found = anyOf([
    sql`select id from jobs where ${eq(jobs.id, text)}`,
    sql`select id from newest`,
    ...(hasTrigram(text)
      ? [atMost(MOST_JOBS, sql`select id from jobs where ${hasTitle} and ${isRare}`)]
      : []),
    atMost(MOST_JOBS, sql`select id from jobs where company_id in ${named}`),
    atMost(MOST_JOBS, sql`select id from jobs where created_by in ${ownersWith(text)}`),
  ]);
  return sql`(
    with newest as materialized (
      select id from (select id, title, deleted_at from jobs order by no desc limit ${NEWEST_JOBS}::int) jobs
      where ${hasTitle} and deleted_at is null
    ) select id from ${found} found)`;
}

/** Ids of companies by id, name and the address of company or owner. */
export function companiesWith(text: string): SQL {
  const isNamed = or(reads(companies.name, text), contains(companies.email, text));
  return anyOf([
    sql`select id from companies where ${eq(companies.id, text)}`,
    sql`select id from companies where ${isNamed}`,
    sql`select id from companies where created_by in ${ownersWith(text)}`,
  ]);
}

/** Condition of accounts by id, address and name. */
export const isUserWith = (text: string): SQL | undefined =>
  or(eq(users.id, text), contains(users.email, text), reads(fullName, text));
