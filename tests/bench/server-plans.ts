import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import pg from 'pg';
import * as v from 'valibot';
import type { Database } from '#server/db/client.ts';
import type { Workload } from './server-requests.ts';

interface Statement {
  text: string;
  values: readonly unknown[];
}

const Sent = v.looseObject({ text: v.string(), values: v.optional(v.array(v.unknown()), []) });

/** Every statement that a request sends. */
async function capture(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { submit } = pg.Query.prototype;
  pg.Query.prototype.submit = function (connection) {
    statements.push(v.parse(Sent, this));
    return submit.call(this, connection);
  };
  await run();
  pg.Query.prototype.submit = submit;
  return statements;
}

/** The plan of a statement with its values written into it. */
async function explain(db: Database, { text, values }: Statement): Promise<string> {
  const withValues = text.replaceAll(/\$(\d+)/g, (_, place: string) => toLiteral(values[Number(place) - 1]));
  const rows = await db.sql<{ 'QUERY PLAN': string }[]>`explain (analyze, buffers) ${sql.raw(withValues)}`;
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const toLiteral = (value: unknown): string =>
  Array.isArray(value) ? `array[${value.map(toLiteral).join(', ')}]` : pg.escapeLiteral(String(value));

/** Prints each statement, with its plan as it ran, of the first request of each kind. */
export async function printPlans(db: Database, app: Hono, workloads: readonly Workload[]): Promise<void> {
  for (const { what, paths } of workloads) {
    const [path = ''] = paths;
    const statements = await capture(async () => app.request(path));
    process.stdout.write(`\n## ${what}: ${path}\n`);
    for (const statement of statements.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
      process.stdout.write(`\n${statement.text.trim()}\n${await explain(db, statement)}\n`);
    }
  }
}
