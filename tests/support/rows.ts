import { newId } from '#server/ids.ts';
import { categories, companies, resumeTemplates, users } from '#server/db/schema.ts';
import type { TestServer } from './server.ts';

type Changes<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

/** Adds a user without a usable password. @returns its id */
export async function addUser({ context }: TestServer): Promise<string> {
  const id = newId();
  await context.db.orm.insert(users).values({ id, email: `${id}@example.com` });
  return id;
}

/** Adds an approved company, but for what is changed. @returns its id */
export async function addCompany(
  server: TestServer,
  changes: Changes<typeof companies> = {},
): Promise<string> {
  const id = newId();
  const createdBy = changes.createdBy ?? (await addUser(server));
  await server.context.db.orm
    .insert(companies)
    .values({ id, name: 'Meghna Foods', approval: 'approved', ...changes, createdBy });
  return id;
}

/** Adds categories named "Category 1" and so on. @returns their ids */
export async function addCategories({ context }: TestServer, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, position) => {
    const id = newId();
    return { id, name: `Category ${position + 1} ${id}`, position };
  });
  await context.db.orm.insert(categories).values(rows);
  return rows.map(({ id }) => id);
}

/** Adds a resume template. @returns its id */
export async function addTemplate(
  { context }: TestServer,
  changes: Changes<typeof resumeTemplates>,
): Promise<string> {
  const id = newId();
  await context.db.orm.insert(resumeTemplates).values({ id, key: id, name: 'Classic', ...changes });
  return id;
}
