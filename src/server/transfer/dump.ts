import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { createRawSql, type RawSql, type Transaction } from '../db/connection.ts';
import { StartupError } from '../errors/startup-error.ts';

/** An exported table; `derived` columns are filled by triggers. */
interface MovedTable {
  /** With its schema, unless that is the current one. */
  name: string;
  key: string;
  keyType: 'text' | 'bigint';
  derived: readonly string[];
  /** Which rows; all when absent. */
  rows?: SQL;
  /** Which of them an export without `--private` has. */
  shared?: SQL;
  /** Fewer where rows are large. */
  rowsAtOnce?: number;
}

const table = (name: string, key = 'id', more: Partial<MovedTable> = {}): MovedTable => ({
  name,
  key,
  keyType: 'text',
  derived: [],
  ...more,
});

/** Exported tables, each before those that refer to it. Short-lived and derived rows are left out. */
export const movedTables: readonly MovedTable[] = [
  table('users'),
  table('sessions', 'token_hash'),
  table('sign_in_devices', 'device_hash'),
  table('categories'),
  table('companies'),
  table('jobs', 'id', {
    derived: [
      'visible',
      'listed',
      'closes_at',
      'country_key',
      'title_words',
      'key_words',
      'all_words',
      'words_version',
      'advice',
    ],
  }),
  table('new_jobs', 'job_id'),
  table('alerts'),
  table('job_reports', 'id', { keyType: 'bigint' }),
  table('job_figures', 'id', { keyType: 'bigint' }),
  table('resume_templates'),
  // What applicants sent, readable with its keys alone, which are in no other export.
  table('applications', 'id', { shared: sql`false`, rowsAtOnce: 10 }),
  table('application_events', 'id', { keyType: 'bigint', shared: sql`false` }),
  // Links in mails that were sent stay valid.
  table('server_keys', 'name', { shared: sql`name not like 'applications %'` }),
  table('mail_rounds', 'name'),
  table('audit_log', 'id', { keyType: 'bigint' }),
  // Useful only with the key that encrypted the numbers.
  table('phone_key', 'fingerprint'),
  table('subscriptions'),
  table('queue.job', 'id', { rows: sql`state < 'completed'` }),
];

/** Cleared when a database is replaced. */
export const unmovedTables: readonly string[] = [
  'application_uploads',
  'counted_events',
  'idempotency_keys',
  'job_messages',
  'loose_files',
  'mail_tokens',
  'rate_limits',
  'search_words',
  'subscription_attempts',
  'operator_notifications',
  'sandbox_codes',
  'sandbox_messages',
  'sandbox_subscribers',
  'queue.archive',
];

const toParts = (name: string): [table: string, schema: string | null] => {
  const [first = '', second] = name.split('.');
  return second === undefined ? [first, null] : [second, first];
};

/** The name of a table in SQL. */
export function toTable(name: string): SQL {
  const [table, schema] = toParts(name);
  return schema === null
    ? sql`${sql.identifier(table)}`
    : sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
}

/** The columns to export, in alphabetical order. */
export async function listColumns(run: RawSql, { name, derived }: MovedTable): Promise<string[]> {
  const [tableName, schema] = toParts(name);
  const rows = await run<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = coalesce(${schema}, current_schema()) and table_name = ${tableName}
      and is_generated = 'NEVER'
    order by column_name collate "C"`;
  return rows.map((row) => row.name).filter((column) => !derived.includes(column));
}

const ROWS_AT_ONCE = 500;

const Keyed = v.record(v.string(), v.unknown());

export const toList = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** All rows as JSON text, in key order: identical on every engine. */
export async function* streamRows(
  run: RawSql,
  { name, key, keyType, rows: which = sql`true`, rowsAtOnce = ROWS_AT_ONCE }: MovedTable,
  columns: readonly string[],
): AsyncGenerator<string> {
  // Engines may collate differently; "C" is the same everywhere.
  const ordered = keyType === 'text' ? sql`${sql.identifier(key)}::text collate "C"` : sql.identifier(key);
  let last: string | null = null;
  for (;;) {
    const isLater: SQL =
      last === null
        ? sql`true`
        : keyType === 'text'
          ? sql`${ordered} > ${last}::text`
          : sql`${ordered} > ${last}::bigint`;
    const rows: { row: string }[] = await run<{ row: string }[]>`
      select to_jsonb(picked)::text as row
      from (select ${toList(columns)} from ${toTable(name)} where ${which} and ${isLater} order by ${ordered} limit ${rowsAtOnce}::int) picked`;
    for (const { row } of rows) yield row;
    const end = rows.at(-1);
    if (end === undefined || rows.length < rowsAtOnce) return;
    last = String(v.parse(Keyed, JSON.parse(end.row))[key]);
  }
}

/** An export: gzipped lines of JSON. A {@link DumpHeader}, each row after its table's name, and a {@link DumpEnd}. */

export const DumpHeader = v.object({
  format: v.literal('kaj-export-1'),
  exportedAt: v.string(),
  columns: v.record(v.string(), v.array(v.string())),
});
export type DumpHeader = v.InferOutput<typeof DumpHeader>;

const Seal = v.object({ rows: v.number(), sha256: v.string() });
type Seal = v.InferOutput<typeof Seal>;

export const DumpEnd = v.object({ end: v.record(v.string(), Seal) });
export type DumpEnd = v.InferOutput<typeof DumpEnd>;

/** Counts and digests rows. */
export function createSeal(): { add: (row: string) => void; finish: () => Seal } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (row) => {
      rows += 1;
      hash.update(row).update('\n');
    },
    finish: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

export const isSameSeal = (one: Seal | undefined, other: Seal | undefined): boolean =>
  one !== undefined && one.rows === other?.rows && one.sha256 === other.sha256;

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
