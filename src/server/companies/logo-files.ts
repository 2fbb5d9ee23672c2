import { asc, inArray, lt } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { Orm } from '../db/connection.ts';
import { newId } from '../ids.ts';
import { companies, looseFiles } from '../db/schema.ts';
import { toFileAddress } from '../files/file-store.ts';
import { toLogo } from './logo.ts';

type FilesContext = Pick<AppContext, 'db' | 'files' | 'log'>;

const BATCH = 100;

const toFiles = (paths: readonly string[]): string[] => [...new Set(paths)].filter((path) => path !== '');

/** Records files without a company, so that they are removed even after a crash. */
export async function recordLooseLogos(orm: Orm, paths: readonly string[], at: Date): Promise<void> {
  const notes = toFiles(paths).map((path) => ({ path, notedAt: at }));
  if (notes.length === 0) return;
  await orm
    .insert(looseFiles)
    .values(notes)
    .onConflictDoUpdate({ target: looseFiles.path, set: { notedAt: at } });
}

/** Stores a redrawn logo under a unique path, recorded as loose until {@link removeUnusedLogos} is called. */
export async function storeLogo(
  { db, files, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>,
  bytes: Uint8Array,
): Promise<string> {
  const file = { folder: 'logos', name: `${newId()}.webp`, bytes: await toLogo(bytes) };
  await recordLooseLogos(db.orm, [toFileAddress(file).path], new Date(clock()));
  return files.put(file);
}

async function settle({ db, files }: FilesContext, paths: readonly string[]): Promise<void> {
  const given = toFiles(paths);
  if (given.length === 0) return;
  const rows = await db.orm
    .select({ logo: companies.logo })
    .from(companies)
    .where(inArray(companies.logo, given));
  const used = new Set(rows.map(({ logo }) => logo));
  for (const path of given) if (!used.has(path)) await files.remove(path);
  await db.orm.delete(looseFiles).where(inArray(looseFiles.path, given));
}

/** Removes unused logo files after a write; failures are logged, and {@link purgeLooseLogos} retries. */
export async function removeUnusedLogos(context: FilesContext, paths: readonly string[]): Promise<void> {
  try {
    await settle(context, paths);
  } catch (error) {
    context.log({ level: 'error', event: 'logo removal failed, will retry', reason: error });
  }
}

/** Removes old loose files. @param notedBefore before any running write @returns how many were handled */
export async function purgeLooseLogos(context: FilesContext, notedBefore: Date): Promise<number> {
  const old = await context.db.orm
    .select({ path: looseFiles.path })
    .from(looseFiles)
    .where(lt(looseFiles.notedAt, notedBefore))
    .orderBy(asc(looseFiles.notedAt))
    .limit(BATCH);
  try {
    await settle(
      context,
      old.map(({ path }) => path),
    );
    return old.length;
  } catch (error) {
    context.log({ level: 'error', event: 'loose logo removal failed, will retry', reason: error });
    return 0;
  }
}
