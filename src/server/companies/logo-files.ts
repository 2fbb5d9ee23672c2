import { asc, inArray, lt } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { Database } from '../db/client.ts';
import { newId } from '../ids.ts';
import { companies, looseFiles } from '../db/schema.ts';
import { toFileAddress } from '../files/file-address.ts';
import { toLogo } from './logo.ts';

/** The database, or a transaction on it. */
type Writer = Pick<Database['orm'], 'insert'>;
type FilesContext = Pick<AppContext, 'db' | 'files' | 'log'>;

const BATCH = 100;

const toFiles = (paths: readonly string[]): string[] => [...new Set(paths)].filter((path) => path !== '');

/**
 * Notes files that perhaps no company has, so that they go even if this server ends before it has removed them.
 * @param paths of files; empty ones are none
 */
export async function noteLooseLogos(writer: Writer, paths: readonly string[], at: Date): Promise<void> {
  const notes = toFiles(paths).map((path) => ({ path, notedAt: at }));
  if (notes.length === 0) return;
  await writer
    .insert(looseFiles)
    .values(notes)
    .onConflictDoUpdate({ target: looseFiles.path, set: { notedAt: at } });
}

/**
 * Draws a logo anew and keeps it under an address that no other upload has, noted as loose: whoever writes the row, or
 * fails to, calls {@link removeUnusedLogos} afterwards.
 * @returns the address
 */
export async function storeLogo(
  { db, files, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>,
  bytes: Uint8Array,
): Promise<string> {
  const file = { folder: 'logos', name: `${newId()}.webp`, bytes: await toLogo(bytes) };
  await noteLooseLogos(db.orm, [toFileAddress(file).path], new Date(clock()));
  return files.put(file);
}

/** Removes those that no company has, deleted companies included, and strikes all of them out. */
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

/**
 * Removes the files of logos that no company has any more. It is called after the write that gave them up; what cannot
 * be removed is logged, and {@link purgeLooseLogos} tries again.
 * @param paths of files that are noted; empty ones are none
 */
export async function removeUnusedLogos(context: FilesContext, paths: readonly string[]): Promise<void> {
  try {
    await settle(context, paths);
  } catch (error) {
    context.log({ level: 'error', event: 'logo removal failed, will retry', reason: error });
  }
}

/**
 * Removes a few of the files that were noted before a moment, and that no company has.
 * @param notedBefore so long ago that no write is under way that will have them
 * @returns how many notes it has settled; 0 as well when files cannot be removed now
 */
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
