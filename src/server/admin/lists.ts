import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { ADMIN_SEARCH_ROWS, type ApprovalFilter, type FoundAccount } from '#contract/accounts/admin.ts';
import type { Pagination } from '#contract/http/pagination.ts';
import { toDifferences, type AuditChanges } from '../audit/record.ts';
import { hasAddress, toFoundAccount } from '../auth/user-store.ts';
import { toContactChanges, toOwnCompany } from '../companies/company-answer.ts';
import type { Orm } from '../db/connection.ts';
import { categories, companies, jobs, users } from '../db/schema.ts';
import { toOwnJob } from '../jobs/job-answer.ts';
import { jobColumns } from '../jobs/job-rows.ts';
import { companiesWith, isUserWith, jobsWith } from './search-rows.ts';

async function readNames(orm: Orm, changes: readonly AuditChanges[]): Promise<Map<string, string>> {
  const ids = changes.flatMap(({ companyId = [], categoryId = [] }) => [...companyId, ...categoryId]);
  const known = ids.filter((id) => typeof id === 'string');
  if (known.length === 0) return new Map();
  const rows = [
    ...(await orm
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(inArray(companies.id, known))),
    ...(await orm
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(inArray(categories.id, known))),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function withNames(changes: AuditChanges, names: ReadonlyMap<string, string>): AuditChanges {
  const toName = (id: unknown) => names.get(String(id)) ?? id;
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, now]]) =>
      field === 'companyId' || field === 'categoryId'
        ? [field.replace('Id', ''), [toName(before), toName(now)]]
        : [field, [before, now]],
    ),
  );
}

/** Names companies and categories in the changes of jobs, in place of their ids. */
async function nameChanges<R extends { changes: AuditChanges }>(orm: Orm, rows: readonly R[]): Promise<R[]> {
  const names = await readNames(
    orm,
    rows.map(({ changes }) => changes),
  );
  return rows.map((row) => ({ ...row, changes: withNames(row.changes, names) }));
}

export interface Page {
  page: number;
  perPage: number;
}

const owner = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
};

interface Made {
  owner: { id: string; firstName: string; lastName: string; email: string; phoneNumber: string };
  createdAt: Date;
  updatedAt: Date;
}

function toMade({ owner: { id, ...person }, createdAt, updatedAt }: Made) {
  return {
    owner: { _id: id, ...person },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export const toPagination = (total: number, { page, perPage }: Page): Pagination => ({
  totalPages: Math.ceil(total / perPage),
  total,
  page,
  perPage,
});

/** Waiting rows come oldest first, decided ones latest first. */
const byTime = (filter: ApprovalFilter, table: typeof jobs | typeof companies): SQL[] =>
  filter === 'pending' || filter === 'changed'
    ? [asc(table.updatedAt), asc(table.id)]
    : [desc(table.updatedAt), desc(table.id)];

const areJobs = (filter: ApprovalFilter): SQL | undefined =>
  filter === 'changed'
    ? and(eq(jobs.approval, 'approved'), isNotNull(jobs.approvedValues))
    : eq(jobs.approval, filter);

const areCompanies = (filter: ApprovalFilter): SQL | undefined =>
  filter === 'changed'
    ? and(
        eq(companies.approval, 'approved'),
        or(isNotNull(companies.approvedValues), isNotNull(companies.pendingContact)),
      )
    : eq(companies.approval, filter);

const selectJobs = (orm: Orm) =>
  orm
    .select({ ...jobColumns, owner })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(categories, eq(categories.id, jobs.categoryId))
    .innerJoin(users, eq(users.id, jobs.createdBy));
type AdminJobRow = Awaited<ReturnType<typeof selectJobs>>[number];

const toAdminJob = (row: AdminJobRow) => ({
  ...toOwnJob(row),
  ...toMade({ ...row.job, owner: row.owner }),
  changes: toDifferences(row.job),
  likeJob: row.job.likeJob ?? '',
});

/** Lists jobs; neither they nor their companies are deleted. */
export async function listJobs(orm: Orm, filter: ApprovalFilter, slice: Page) {
  const where = and(areJobs(filter), isNull(jobs.deletedAt), isNull(companies.deletedAt));
  const [counted] = await orm
    .select({ total: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(where);
  const rows = await selectJobs(orm)
    .where(where)
    .orderBy(...byTime(filter, jobs))
    .limit(slice.perPage)
    .offset((slice.page - 1) * slice.perPage);
  const pagination = toPagination(counted?.total ?? 0, slice);
  return { jobs: await nameChanges(orm, rows.map(toAdminJob)), pagination };
}

/** Jobs for administrators, unordered, without deleted ones. */
export async function findJobs(orm: Orm, ids: readonly string[]) {
  const rows = await selectJobs(orm).where(and(inArray(jobs.id, [...ids]), isNull(jobs.deletedAt)));
  return nameChanges(orm, rows.map(toAdminJob));
}

/** A job for administrators; null if unknown or deleted. */
export async function findJob(orm: Orm, id: string) {
  const [job = null] = await findJobs(orm, [id]);
  return job;
}

/** The expression of the index `companies` has on this key (db/migrations). */
const namesakes = sql<number>`(
  select count(*)::int from companies other
  where kaj_name_key(other.name) = kaj_name_key(${companies.name}) and other.id <> ${companies.id}
    and other.deleted_at is null and other.approval <> 'rejected')`;

const selectCompanies = (orm: Orm) =>
  orm
    .select({ company: companies, owner, namesakes })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdBy));
type AdminCompanyRow = Awaited<ReturnType<typeof selectCompanies>>[number];

const toAdminCompany = (row: AdminCompanyRow) => ({
  ...toOwnCompany(row.company),
  ...toMade({ ...row.company, owner: row.owner }),
  changes: { ...toDifferences(row.company), ...toContactChanges(row.company) },
  namesakes: row.namesakes,
});

/** Lists companies that are not deleted. */
export async function listCompanies(orm: Orm, filter: ApprovalFilter, slice: Page) {
  const where = and(areCompanies(filter), isNull(companies.deletedAt));
  const [counted] = await orm.select({ total: count() }).from(companies).where(where);
  const rows = await selectCompanies(orm)
    .where(where)
    .orderBy(...byTime(filter, companies))
    .limit(slice.perPage)
    .offset((slice.page - 1) * slice.perPage);
  return { companies: rows.map(toAdminCompany), pagination: toPagination(counted?.total ?? 0, slice) };
}

/** A company for administrators; null if unknown or deleted. */
export async function findCompanyForReview(orm: Orm, id: string) {
  const [row] = await selectCompanies(orm).where(and(eq(companies.id, id), isNull(companies.deletedAt)));
  return row === undefined ? null : toAdminCompany(row);
}

/** Finds jobs by id, title, company and owner's address, the latest first. */
export async function searchJobs(orm: Orm, text: string) {
  const rows = await selectJobs(orm)
    .where(and(inArray(jobs.id, jobsWith(text)), isNull(jobs.deletedAt), isNull(companies.deletedAt)))
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .limit(ADMIN_SEARCH_ROWS);
  return nameChanges(orm, rows.map(toAdminJob));
}

/** Finds companies by id, name and the address of company or owner. */
export async function searchCompanies(orm: Orm, text: string) {
  const rows = await selectCompanies(orm)
    .where(and(inArray(companies.id, companiesWith(text)), isNull(companies.deletedAt)))
    .orderBy(desc(companies.updatedAt), desc(companies.id))
    .limit(ADMIN_SEARCH_ROWS);
  return rows.map(toAdminCompany);
}

/** Finds accounts by id, address and name, also those that wait for deletion. */
export async function searchUsers(orm: Orm, text: string): Promise<FoundAccount[]> {
  const rows = await orm
    .select()
    .from(users)
    .where(isUserWith(text))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(ADMIN_SEARCH_ROWS);
  return rows.map(toFoundAccount);
}

/** Lists accounts, also those that wait for deletion, the latest first. @param email lists only the account of this address */
export async function listUsers(orm: Orm, email: string | undefined, slice: Page) {
  const where = email === undefined ? undefined : hasAddress(email);
  const [counted] = await orm.select({ total: count() }).from(users).where(where);
  const rows = await orm
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(slice.perPage)
    .offset((slice.page - 1) * slice.perPage);
  return { users: rows.map(toFoundAccount), pagination: toPagination(counted?.total ?? 0, slice) };
}
