import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/client.ts';
import { prepareDatabase } from '#server/db/engine/database-folder.ts';
import { createDataFolder, createTestDatabase, testEngine, type DataFolder } from '../../support/database.ts';
import { startServerProcess } from '../../support/server-process.ts';

let folder: DataFolder;
let dataDir = '';
let db = '';
beforeEach(async () => {
  folder = await createDataFolder();
  ({ dataDir } = folder);
  db = join(dataDir, 'db');
});
afterEach(() => folder.remove());

/** Every path below the data folder, with a hash of its content. */
async function readTree(): Promise<Record<string, string>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(path) : '';
    return [path, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

const removed = (name: string) => () => rm(join(db, name), { recursive: true });
const emptied = (name: string) => () => truncate(join(db, name), 0);
const written = (name: string, content: string) => () => writeFile(join(db, name), content);

/** What the engine does before it opens anything. */
const prepare = () =>
  prepareDatabase(dataDir, { isImport: false, create: () => Promise.reject(new Error('replaced')) });

async function leaveOnly(kept: string): Promise<void> {
  for (const name of await readdir(db)) {
    if (name !== kept) await rm(join(db, name), { recursive: true });
  }
}

const folders = [
  'base',
  'base/1',
  'base/5',
  'global',
  'pg_wal',
  'pg_xact',
  'pg_multixact',
  'pg_notify',
  'pg_logical',
];
const files = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/5/pg_filenode.map',
  'pg_hba.conf',
];
const damages: [string, () => Promise<unknown>, RegExp][] = [
  ...[...folders, ...files, 'base/5/1259', 'global/1260', 'pg_xact/0000'].map(
    (name): (typeof damages)[number] => [`${name} missing`, removed(name), /is (?:missing|empty)/],
  ),
  ...files.map((name): (typeof damages)[number] => [`${name} empty`, emptied(name), /is empty/]),
  ['PG_VERSION of another version', written('PG_VERSION', '12\n'), /PG_VERSION is of another database/],
  ['a cut control file', () => truncate(join(db, 'global/pg_control'), 99), /pg_control is cut off/],
  ['a damaged map', written('base/5/pg_filenode.map', 'x'), /pg_filenode\.map is damaged/],
  [
    'a file in place of a folder',
    () => removed('base/5')().then(written('base/5', 'x')),
    /base\/5 is no folder/,
  ],
  ['nothing but base', () => leaveOnly('base'), /is missing/],
  ['nothing but PG_VERSION', () => leaveOnly('PG_VERSION'), /base is missing/],
  ['foreign files', () => leaveOnly('').then(written('notes.txt', 'mine')), /base is missing/],
  [
    'a file in place of the database',
    () => rm(db, { recursive: true }).then(() => writeFile(db, 'x')),
    /cannot be read \(ENOTDIR\)/,
  ],
];

if (testEngine() === 'pglite')
  describe('the embedded database', () => {
    test.each(damages)(
      'with %s is refused by one line, and nothing is changed',
      async (_what, damage, line) => {
        await damage();
        const before = await readTree();
        await expect(connectDatabase({ dataDir })).rejects.toMatchObject({
          name: 'StartupError',
          message: expect.stringMatching(
            new RegExp(`^[^\n]*${line.source}[^\n]*"Backups" in src/server/README.md.$`),
          ),
        });
        expect(await readTree()).toEqual(before);
      },
    );

    test('without a table of its own is refused when it is opened, not by the first request', async () => {
      const opened = await connectDatabase({ dataDir });
      const [users] = await opened.sql<{ path: string }[]>`select pg_relation_filepath('users') as path`;
      await opened.close();
      await rm(join(db, users?.path ?? ''));
      await expect(connectDatabase({ dataDir })).rejects.toMatchObject({
        message: expect.stringContaining(`${users?.path} is missing`),
      });
    });

    test.each([
      ['write-ahead log', 'pg_wal', /^[\dA-F]{24}$/],
      ['control file', 'global', /^pg_control$/],
    ])('with a %s of zeros is refused in words of ours', async (_what, place, names) => {
      for (const name of (await readdir(join(db, place))).filter((file) => names.test(file))) {
        const path = join(db, place, name);
        await writeFile(path, Buffer.alloc((await readFile(path)).length));
      }
      await expect(connectDatabase({ dataDir })).rejects.toMatchObject({
        message: `The database in ${db} cannot be opened: its files are damaged, or its disk is full. See "Backups" in src/server/README.md.`,
      });
    });

    test('that is gone while its files or keys are there is not replaced by a new one', async () => {
      await rm(db, { recursive: true });
      await writeFile(join(dataDir, 'phone-key'), 'secret');
      await mkdir(join(dataDir, 'files/logos'), { recursive: true });
      for (const leave of [() => undefined, () => mkdir(db)]) {
        await leave();
        const before = await readTree();
        await expect(prepare()).rejects.toMatchObject({
          name: 'StartupError',
          message: expect.stringContaining(
            `The database is new, but ${dataDir} holds phone-key and files of another one`,
          ),
        });
        expect(await readTree()).toEqual(before);
      }
      await (await connectDatabase({ dataDir, isImport: true })).close();
      await (await connectDatabase({ dataDir })).close();
    });

    test('behind a link that leads nowhere is not replaced either', async () => {
      await rm(db, { recursive: true });
      await symlink(join(dataDir, 'elsewhere'), db);
      await expect(prepare()).rejects.toMatchObject({
        message: expect.stringContaining('cannot be read (ENOENT)'),
      });
      expect(await readdir(dataDir)).toEqual(['db']);
    });

    test('of a first start that was interrupted is made again', async () => {
      await rm(db, { recursive: true });
      await mkdir(join(dataDir, 'db.new/base'), { recursive: true });
      const opened = await connectDatabase({ dataDir });
      expect(await opened.sql`select id from users`).toEqual([]);
      await opened.close();
      expect(await readdir(dataDir)).toEqual(['db']);
    });

    test('ends the server with one line and exit code 1', async () => {
      await removed('PG_VERSION')();
      const before = await readTree();
      const server = startServerProcess({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
      expect(await server.exited).toEqual({ code: 1, signal: null });
      expect(server.stderr()).toBe(
        `The database in ${db} is incomplete or damaged: PG_VERSION is missing. Nothing was changed. See "Backups" in src/server/README.md.\n`,
      );
      expect(server.stdout()).not.toContain('is ready');
      expect(await readTree()).toEqual(before);
    });

    test('is not opened beside a file in place of the stored files', async () => {
      await writeFile(join(dataDir, 'files'), '');
      const before = await readTree();
      const server = startServerProcess({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
      expect(await server.exited).toEqual({ code: 1, signal: null });
      expect(server.stderr()).toBe(
        `The folder ${dataDir} cannot be written (ENOTDIR). Set DATA_DIR to another one.\n`,
      );
      expect(await readTree()).toEqual(before);
    });
  });

if (testEngine() === 'postgres')
  describe('a PostgreSQL database', () => {
    test('that is new is not filled beside the files and keys of another one', async () => {
      const database = await createTestDatabase();
      const drop = 'drop schema public cascade; create schema public; drop schema queue cascade';
      await database.db.execute(drop);
      await writeFile(join(dataDir, 'notification-key'), 'secret');
      await expect(database.open({ dataDir })).rejects.toMatchObject({
        message: expect.stringContaining(
          `The database is new, but ${dataDir} holds notification-key of another one`,
        ),
      });
      await (await database.open({ dataDir, isImport: true })).close();
      await (await database.open({ dataDir })).close();
      await database.close();
    });
  });
