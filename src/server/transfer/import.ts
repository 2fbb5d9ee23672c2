import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { StartupError } from '../errors/startup-error.ts';
import type { Database } from '../db/client.ts';
import { createRawSql, type RawSql } from '../db/connection.ts';
import {
  createSeal,
  DumpEnd,
  DumpHeader,
  isSameSeal,
  listColumns,
  movedTables,
  streamRows,
  toList,
  toTable,
  unmovedTables,
  type OnTable,
} from './dump.ts';
import { indexOutdated } from '../jobs/search/index-jobs.ts';

type Columns = DumpHeader['columns'];

interface ImportOptions {
  file: string;
  /** `empty` requires a database without rows. */
  into: 'empty' | 'replaced';
  /** Those of the database, where the export has none: else it is refused. */
  removesApplications: boolean;
  onTable: OnTable;
}

const PIECE_CHARS = 500_000;

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  try {
    yield* createInterface({ input: source.pipe(plain), crlfDelay: Infinity });
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  } finally {
    source.destroy();
  }
}

function parseLine<S extends v.GenericSchema>(schema: S, line: string, problem: string): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(line));
  } catch {
    throw new StartupError(problem);
  }
}

async function clearTables(run: RawSql, into: ImportOptions['into']): Promise<void> {
  const names = movedTables.map(({ name }) => name);
  if (into === 'replaced') {
    await run`truncate ${sql.join([...names, ...unmovedTables].map(toTable), sql`, `)}`;
    return;
  }
  for (const name of names) {
    const [found] = await run`select from ${toTable(name)} limit 1`;
    if (found !== undefined) {
      throw new StartupError(
        'The database holds data already: add --replace to put the export in its place.',
      );
    }
  }
}

async function checkColumns(run: RawSql, columns: Columns): Promise<void> {
  for (const table of movedTables) {
    const known = await listColumns(run, table);
    const strange = (columns[table.name] ?? []).filter((column) => !known.includes(column));
    if (strange.length > 0) {
      throw new StartupError(`The export is of a newer version: it has ${table.name}.${strange[0]}.`);
    }
  }
}

async function insert(run: RawSql, name: string, columns: readonly string[], rows: readonly string[]) {
  const table = toTable(name);
  const picked = toList(columns);
  await run`
    insert into ${table} (${picked}) overriding system value
    select ${picked} from jsonb_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::text::jsonb)`;
}

/** Inserts rows as they are read. @returns the columns and the digests to verify */
async function insertAll(run: RawSql, file: string): Promise<{ columns: Columns; end: DumpEnd['end'] }> {
  let columns: Columns | undefined;
  let name = '';
  let piece: string[] = [];
  let chars = 0;
  const flush = async () => {
    if (piece.length > 0) await insert(run, name, columns?.[name] ?? [], piece);
    [piece, chars] = [[], 0];
  };
  for await (const line of readLines(file)) {
    if (columns === undefined) {
      ({ columns } = parseLine(DumpHeader, line, `${file} is not an export of Kaj.`));
      await checkColumns(run, columns);
    } else if (line.startsWith('{')) {
      await flush();
      return { columns, end: parseLine(DumpEnd, line, `${file} is damaged.`).end };
    } else {
      const space = line.indexOf(' ');
      const next = line.slice(0, space);
      if (!movedTables.some((table) => table.name === next)) throw new StartupError(`${file} is damaged.`);
      if (next !== name || chars > PIECE_CHARS) await flush();
      name = next;
      piece.push(line.slice(space + 1));
      chars += line.length;
    }
  }
  throw new StartupError(`${file} ends too early: it is not whole.`);
}

/** Continues the identity columns after the highest imported value. */
async function continueNumbering(run: RawSql): Promise<void> {
  for (const [table, column] of [
    ['jobs', 'no'],
    ['audit_log', 'id'],
    ['job_reports', 'id'],
    ['job_figures', 'id'],
    ['application_events', 'id'],
  ] as const) {
    await run`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false)
      from ${sql.identifier(table)}`;
  }
}

async function hasApplications(run: RawSql): Promise<boolean> {
  const found = await run`select from applications limit 1`;
  return found.length > 0;
}

async function replaceRows(run: RawSql, options: ImportOptions): Promise<void> {
  const { file, into, onTable } = options;
  const hadSome = await hasApplications(run);
  await clearTables(run, into);
  const { columns, end } = await insertAll(run, file);
  if (hadSome && !options.removesApplications && !(await hasApplications(run))) {
    throw new StartupError(
      'The database has applications, and the export has none: only one made with --private has them. ' +
        'Nothing was changed. To remove them, add --remove-applications.',
    );
  }
  await continueNumbering(run);
  for (const table of movedTables.filter(({ name }) => columns[name] !== undefined)) {
    const seal = createSeal();
    for await (const row of streamRows(run, table, columns[table.name] ?? [])) seal.add(row);
    const arrived = seal.finish();
    if (!isSameSeal(end[table.name], arrived)) {
      throw new StartupError(`${table.name} did not arrive as it was exported; nothing was changed.`);
    }
    onTable(table.name, arrived.rows);
  }
}

/** Imports all rows or none, then reads them back and compares. @throws StartupError on any difference */
export async function importDatabase(db: Database, options: ImportOptions): Promise<void> {
  await db.background(async (connection) => {
    await connection.orm.transaction((tx) => replaceRows(createRawSql(tx), options));
  });
  await indexOutdated(db);
  await db.background((connection) => connection.sql`analyze`);
}
