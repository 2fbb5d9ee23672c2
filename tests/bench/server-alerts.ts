import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { toUrlQuery } from '#contract/jobs/job-query.ts';
import type { AppContext } from '#server/app-context.ts';
import { runAlerts } from '#server/alerts/match-alerts.ts';
import type { Database } from '#server/db/client.ts';
import { createRandom } from '#server/sample/synthetic/random.ts';
import { newId } from '#server/ids.ts';
import { toBanglaRole } from '#server/sample/bangla-roles.ts';
import { roleFamilies } from '#server/sample/roles.ts';
import { cities } from '#server/sample/surroundings.ts';
import type { Row } from './rows.ts';

/** A day's new jobs of a million, and alerts for all kinds of work. */
const NEW_JOBS = 20_000;
const ALERTS = 10_000;

function toSearches(): string[] {
  const random = createRandom(7);
  return Array.from({ length: ALERTS }, (_, number) => {
    const family = random.pick(roleFamilies);
    const title = random.pick(family.titles);
    const { city } = random.pick(cities);
    const kinds = [
      { search: title },
      { search: random.pick(toBanglaRole(family.category).titles), city },
      { search: title, city },
      { category: family.category, city, payCurrency: 'BDT', minSalary: random.whole(10, 60) * 1000 },
      { category: family.category },
    ] as const;
    return toUrlQuery(kinds[number % kinds.length] ?? {});
  });
}

async function addAlerts({ sql: run }: Database): Promise<void> {
  const rows = toSearches().map((query) => ({ id: newId(), query, email: `${newId()}@example.com` }));
  await run`
    insert into alerts (id, key_hash, query, channel, pace, language, origin, email, email_key, confirmed_at, next_at)
    select id, 'x', query, 'email', 'at-once', 'en', 'https://kaj.example', email, email, now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as added(id text, query text, email text)`;
  await run`
    insert into new_jobs (job_id) select id from jobs where listed order by posted_at desc limit ${NEW_JOBS}::int`;
}

const clear = async ({ sql: run }: Database): Promise<void> => {
  await run`truncate alerts, new_jobs`;
  await run`delete from ${sql.raw('queue.job')} where data->>'kind' = 'alert'`;
};

/** One pass over a day's new jobs, with the digests that it enqueues. */
export async function measureAlerts(
  context: Pick<AppContext, 'db' | 'clock' | 'queue'>,
  jobs: number,
): Promise<Row[]> {
  const { db } = context;
  await clear(db);
  await addAlerts(db);
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const cpu = process.cpuUsage();
  const start = performance.now();
  await runAlerts(context, () => false);
  const seconds = (performance.now() - start) / 1000;
  delays.disable();
  const { user, system } = process.cpuUsage(cpu);
  const [row] = await db.sql<{ count: number }[]>`
    select count(*)::int as count from ${sql.raw('queue.job')} where data->>'kind' = 'alert'`;
  await clear(db);
  return [
    {
      what: `${jobs.toLocaleString('en')} jobs: ${ALERTS.toLocaleString('en')} alerts, ${NEW_JOBS.toLocaleString('en')} of them new`,
      measured: seconds,
      unit: 's',
      budget: undefined,
      note: `one pass; ${row?.count ?? 0} digests, processor ${((user + system) / 1e6).toFixed(1)} s, other requests delayed by ${(delays.max / 1e6).toFixed(0)} ms at most`,
    },
  ];
}
