import { inArray } from 'drizzle-orm';
import type { AuditChanges } from '../audit/record.ts';
import { categories, companies } from '../db/schema.ts';
import type { Orm } from '../db/connection.ts';

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
export async function nameChanges<R extends { changes: AuditChanges }>(
  orm: Orm,
  rows: readonly R[],
): Promise<R[]> {
  const names = await readNames(
    orm,
    rows.map(({ changes }) => changes),
  );
  return rows.map((row) => ({ ...row, changes: withNames(row.changes, names) }));
}
