import { inArray } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { companies } from '../db/schema.ts';

/**
 * Removes the files of logos that no company has any more, deleted companies included. It is called after the write
 * that gave them up; what cannot be removed is logged and stays, as nothing depends on it.
 * @param paths of files; empty ones are none
 */
export async function removeUnusedLogos(
  { db, files, log }: Pick<AppContext, 'db' | 'files' | 'log'>,
  paths: readonly string[],
): Promise<void> {
  const given = [...new Set(paths)].filter((path) => path !== '');
  if (given.length === 0) return;
  try {
    const rows = await db.orm
      .select({ logo: companies.logo })
      .from(companies)
      .where(inArray(companies.logo, given));
    const used = new Set(rows.map(({ logo }) => logo));
    for (const path of given) if (!used.has(path)) await files.remove(path);
  } catch (error) {
    log({ kind: 'error', where: 'the removal of a logo', error });
  }
}
