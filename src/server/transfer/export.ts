import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartupError } from '../errors/startup-error.ts';
import type { Database } from '../db/client.ts';
import { type Transaction, createRawSql, type RawSql } from '../db/connection.ts';
import { createSeal, type DumpEnd, type DumpHeader, listColumns, movedTables, streamRows } from './dump.ts';

export type OnTable = (name: string, rows: number) => void;

interface ExportOptions {
  /** With what is private to two users: applications, and the keys that open them. */
  isPrivate: boolean;
  onTable: OnTable;
}

async function* toLines(run: RawSql, { isPrivate, onTable }: ExportOptions): AsyncGenerator<string> {
  const header: DumpHeader = { format: 'kaj-export-1', exportedAt: new Date().toISOString(), columns: {} };
  for (const table of movedTables) header.columns[table.name] = await listColumns(run, table);
  yield `${JSON.stringify(header)}\n`;
  const end: DumpEnd['end'] = {};
  for (const moved of movedTables) {
    const { shared } = moved;
    const table = isPrivate || shared === undefined ? moved : { ...moved, rows: shared };
    const seal = createSeal();
    for await (const row of streamRows(run, table, header.columns[table.name] ?? [])) {
      seal.add(row);
      yield `${table.name} ${row}\n`;
    }
    const finished = seal.finish();
    end[table.name] = finished;
    onTable(table.name, finished.rows);
  }
  yield `${JSON.stringify({ end } satisfies DumpEnd)}\n`;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Exports rows as of one moment into a file that only its owner reads, atomically. @throws StartupError when it cannot be written */
export async function exportDatabase(db: Database, file: string, options: ExportOptions): Promise<void> {
  if (await exists(file)) throw new StartupError(`${file} is there already; name another file.`);
  const draft = `${file}.${randomUUID().slice(0, 8)}.part`;
  try {
    const write = async (tx: Transaction) => {
      const out = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
      await pipeline(Readable.from(toLines(createRawSql(tx), options)), createGzip(), out);
    };
    await db.background(({ orm }) =>
      orm.transaction(write, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const isOfFile = error instanceof Error && 'syscall' in error && 'path' in error;
    throw isOfFile
      ? new StartupError(`${file} cannot be written: ${error.message}`, { cause: error })
      : error;
  }
}
