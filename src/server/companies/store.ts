import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { companies, jobs } from '../db/schema.ts';
import { isListed } from '../jobs/job-rows.ts';
import type { CompanyRow } from './company-answer.ts';

type StoreContext = Pick<AppContext, 'db'>;

export const MAX_OWN_COMPANIES = 200;

/** A company, whatever its approval, deleted or not. */
export async function findAnyCompany({ db }: StoreContext, id: string): Promise<CompanyRow | null> {
  const [row] = await db.orm.select().from(companies).where(eq(companies.id, id));
  return row ?? null;
}

/** A company that is not deleted, whatever its approval. */
export async function findCompany(context: StoreContext, id: string): Promise<CompanyRow | null> {
  const row = await findAnyCompany(context, id);
  return row?.deletedAt === null ? row : null;
}

/** How many jobs of a company the public lists hold. */
export async function countOpenJobs(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
): Promise<number> {
  return db.orm.$count(jobs, and(isListed(clock()), eq(jobs.companyId, id)));
}

/** A user's companies, newest first. */
export async function listCompaniesOf({ db }: StoreContext, userId: string): Promise<CompanyRow[]> {
  return db.orm
    .select()
    .from(companies)
    .where(and(eq(companies.createdBy, userId), isNull(companies.deletedAt)))
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(MAX_OWN_COMPANIES);
}

/** A user's deleted companies that can be restored, the latest first. @param since ms since the epoch */
export async function listDeletedCompanies(
  { db }: StoreContext,
  { userId, since }: { userId: string; since: number },
): Promise<CompanyRow[]> {
  return db.orm
    .select()
    .from(companies)
    .where(and(eq(companies.createdBy, userId), gt(companies.deletedAt, new Date(since))))
    .orderBy(desc(companies.deletedAt), desc(companies.id))
    .limit(MAX_OWN_COMPANIES);
}
