import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { companies } from '../db/schema.ts';
import type { CompanyRow } from './company-answer.ts';

type StoreContext = Pick<AppContext, 'db'>;

/** More than anyone owns; a bound on what one answer can hold. */
const MAX_OWN_COMPANIES = 200;

/** A company that is not deleted, whatever its approval. */
export async function findCompany({ db }: StoreContext, id: string): Promise<CompanyRow | null> {
  const [row] = await db.orm
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)));
  return row ?? null;
}

/** The companies a user made, newest first. */
export async function listCompaniesOf({ db }: StoreContext, userId: string): Promise<CompanyRow[]> {
  return db.orm
    .select()
    .from(companies)
    .where(and(eq(companies.createdBy, userId), isNull(companies.deletedAt)))
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(MAX_OWN_COMPANIES);
}
