import { constants } from 'node:fs';
import { access, readdir, realpath, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import { inTransaction } from '../db/connection.ts';
import { makeFolder } from '../db/engine/private-folder.ts';
import { findCode } from '../errors/database-errors.ts';
import { StartupError } from '../errors/startup-error.ts';
import { projectRoot } from '../process.ts';
import { isFull, readSpace } from '../files/disk-space.ts';
import { exportDatabase } from './dump.ts';

/** A whole export each night, for databases that lose the last writes in a power cut, or their disk. */

/** In Bangladesh: few read then, and the embedded engine answers nothing else while it is exported. */
const HOUR_OF_NIGHT = 3;
const STORED = 7;
/** An export that is being written grows. */
const IDLE_MS = 10 * MINUTE_MS;
const ours = /^kaj-\d{4}-\d\d-\d\d\.export\.gz$/;
/** Of a server that was stopped while it wrote. */
const unfinished = /^kaj-\d{4}-\d\d-\d\d\.export\.gz\.\w+\.part$/;

const toName = (day: string): string => `kaj-${day}.export.gz`;

type FolderConfig = Pick<Config, 'exportDir' | 'dataDir'>;

/** Folders whose files are sent to anybody, or must have no others. */
const toForbidden = ({ dataDir }: FolderConfig): string[] => [
  ...['dist', 'public'].map((name) => join(projectRoot(), name)),
  ...['files', 'mail', 'db'].map((name) => resolve(dataDir, name)),
];

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
};

const toReal = (path: string): Promise<string> => realpath(path).catch(() => path);

/** Creates the folder of nightly exports, if there is to be one. @throws StartupError */
export async function openExportFolder(config: FolderConfig): Promise<void> {
  if (config.exportDir === undefined) return;
  const folder = resolve(config.exportDir);
  const refuseServed = async (path: string) => {
    for (const forbidden of await Promise.all(toForbidden(config).map(toReal))) {
      if (!isWithin(forbidden, path)) continue;
      throw new StartupError(`EXPORT_DIR is within ${forbidden}: name a folder that nothing else is in.`);
    }
  };
  await refuseServed(folder);
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The folder ${folder} cannot be written (${findCode(error) ?? 'unknown'}). Set EXPORT_DIR to another one.`,
    );
  }
  // A symbolic link may lead there.
  await refuseServed(await toReal(folder));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Adds the export of the last night, unless its file is there. */
export async function addNightlyExport({
  config: { exportDir },
  db,
  queue,
  clock,
}: Pick<AppContext, 'config' | 'db' | 'queue' | 'clock'>): Promise<void> {
  if (exportDir === undefined) return;
  const day = toDhakaDay(clock() - HOUR_OF_NIGHT * HOUR_MS);
  if (await exists(join(exportDir, toName(day)))) return;
  await inTransaction(db, (tx) => queue.enqueue(tx, 'export', { day }, { singletonKey: day }));
}

/** The oldest of the last ones; of later days there are some where the clock was wrong, and they are not counted. */
async function removeOld(folder: string, newest: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ours.test(name) && name <= newest).sort();
  for (const name of names.slice(0, -STORED)) await rm(join(folder, name), { force: true });
}

/** What no server writes any more: it may be what fills the disk. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!unfinished.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    // The disk's time, whatever the server takes for it. Another server may write there.
    if (found && Date.now() - found.mtimeMs > IDLE_MS) await rm(path, { force: true });
  }
}

/** Writes the export of a night, and removes older ones once it is written. @throws StartupError when it cannot be written */
export async function exportNightly(
  { config: { exportDir }, db, log }: Pick<AppContext, 'config' | 'db' | 'log'>,
  day: string,
): Promise<void> {
  if (exportDir === undefined) return;
  const name = toName(day);
  const file = join(exportDir, name);
  let rows = 0;
  if (!(await exists(file))) {
    await removeUnfinished(exportDir);
    if (isFull(await readSpace(exportDir))) {
      log({ level: 'alert', event: 'nightly export skipped, its disk is almost full' });
      return;
    }
    await exportDatabase(db, file, { isPrivate: true, onTable: (_table, count) => void (rows += count) });
    log({ level: 'info', event: 'nightly export written', fields: { name, rows } });
  }
  await removeOld(exportDir, name);
}
