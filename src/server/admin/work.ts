import type { Database } from '../db/client.ts';
import type { Queue } from '../queue/queue.ts';
import { listFailed, listWaiting } from '../queue/rows.ts';
import type { Report } from './commands.ts';
import { toMinute, toPlain } from './shown-changes.ts';

const MAX_ROWS = 100;

/** Formats waiting work by kind, and failed work that is not retried any more. */
export async function toWorkLines(db: Database): Promise<string[]> {
  const waiting = await listWaiting(db);
  const failed = await listFailed(db, MAX_ROWS);
  const count = waiting.reduce((sum, work) => sum + work.count, 0);
  return [
    `Waiting work: ${count}`,
    ...waiting.map(
      (work) => `  ${toPlain(work.kind)}: ${work.count}, since ${toMinute(new Date(work.since))}`,
    ),
    `Failed work: ${failed.length === MAX_ROWS ? `${MAX_ROWS} or more` : failed.length}`,
    ...failed.map(
      ({ id, kind, reason, at }) =>
        `  ${id}  ${toPlain(kind)} · ${toPlain(reason)} · ${toMinute(new Date(at))}`,
    ),
  ];
}

/** Retries failed work. */
export async function retryAll(queue: Queue, ids: readonly string[]): Promise<Report> {
  const report: Report = { lines: [], problems: [] };
  for (const id of ids) {
    if (await queue.retryFailed(id)) report.lines.push(`${id}: queued again.`);
    else report.problems.push(`${id}: not an id of failed work.`);
  }
  return report;
}
