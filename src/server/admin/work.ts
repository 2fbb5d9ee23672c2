import type { Database } from '../db/client.ts';
import type { Queue } from '../queue/queue.ts';
import { listFailed, listWaiting } from '../queue/rows.ts';
import type { Report } from './commands.ts';
import { toMinute, toPlain } from './shown-changes.ts';

const MAX_ROWS = 100;

/** Shows what work waits by kind, and what failed for good. */
export async function toWorkLines(db: Database): Promise<string[]> {
  const waiting = await listWaiting(db);
  const failed = await listFailed(db, MAX_ROWS);
  const count = waiting.reduce((sum, work) => sum + work.count, 0);
  return [
    `Work that waits: ${count}`,
    ...waiting.map(
      (work) => `  ${toPlain(work.kind)}: ${work.count}, since ${toMinute(new Date(work.since))}`,
    ),
    `Work that failed: ${failed.length === MAX_ROWS ? `${MAX_ROWS} or more` : failed.length}`,
    ...failed.map(
      ({ id, kind, reason, at }) =>
        `  ${id}  ${toPlain(kind)} · ${toPlain(reason)} · ${toMinute(new Date(at))}`,
    ),
  ];
}

/** Does failed work again. */
export async function retryAll(queue: Queue, ids: readonly string[]): Promise<Report> {
  const report: Report = { lines: [], problems: [] };
  for (const id of ids) {
    if (await queue.retryFailed(id)) report.lines.push(`${id}: it is done again.`);
    else report.problems.push(`${id}: no failed work has this id.`);
  }
  return report;
}
