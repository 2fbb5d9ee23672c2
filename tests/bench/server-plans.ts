import type { Hono } from 'hono';
import type { Database } from '#server/db/client.ts';
import type { Workload } from './server-requests.ts';

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Every statement that a request sends. */
async function capture(db: Database, run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const before = db.sql.options.debug;
  db.sql.options.debug = (_connection, text, values) => void statements.push({ text, values });
  await run();
  db.sql.options.debug = before;
  return statements;
}

async function explain(db: Database, { text, values }: Statement): Promise<string> {
  const rows = await db.sql.unsafe<{ 'QUERY PLAN': string }[]>(
    `explain (analyze, buffers) ${text}`,
    [...values].map(String),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Prints each statement, with its plan as it ran, of the first request of each kind. */
export async function printPlans(db: Database, app: Hono, workloads: readonly Workload[]): Promise<void> {
  for (const { what, paths } of workloads) {
    const [path = ''] = paths;
    const statements = await capture(db, async () => app.request(path));
    process.stdout.write(`\n## ${what}: ${path}\n`);
    for (const statement of statements.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
      process.stdout.write(`\n${statement.text.trim()}\n${await explain(db, statement)}\n`);
    }
  }
}
