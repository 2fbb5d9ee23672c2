import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/process.ts';
import { copyFolder } from './copy-folder.ts';

/** The environment's name for the folder that prepared data stays in: a run's own temporary files go with it. */
export const TEMPLATES_VARIABLE = 'KAJ_TEST_TEMPLATES';

export const findTemplatesFolder = (): string => process.env[TEMPLATES_VARIABLE] ?? tmpdir();

/** Names what a prepared data folder depends on: the migrations, and what opens them. */
export async function fingerprint(kind: string): Promise<string> {
  const hash = createHash('sha256').update(kind);
  const migrations = join(projectRoot(), 'src/server/db/migrations');
  const lock = join(projectRoot(), 'package-lock.json');
  const files = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  for (const file of [...files, lock]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * A data folder that was prepared once for this machine and these migrations, in the folder for temporary files.
 * Several test files may ask at once: each prepares its own, and one of them stays.
 * @param prepare fills the folder it is given
 */
export async function findTemplate(
  kind: string,
  prepare: (folder: string) => Promise<void>,
): Promise<string> {
  const template = join(findTemplatesFolder(), `kaj-test-${kind}-${await fingerprint(kind)}`);
  if (await isFolder(template)) return template;
  const draft = await mkdtemp(join(tmpdir(), `kaj-test-${kind}-draft-`));
  await chmod(draft, 0o755);
  await prepare(join(draft, 'data'));
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  return template;
}

/**
 * Copies a template's data. @param keptIn a folder that may have a copy already; a new one when absent @returns the
 * folder; the data is in `data`
 */
export async function copyTemplate(template: string, keptIn?: string): Promise<string> {
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'kaj-test-')));
  const data = join(folder, 'data');
  if (await isFolder(data)) return folder;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await copyFolder(join(template, 'data'), data);
  return folder;
}
