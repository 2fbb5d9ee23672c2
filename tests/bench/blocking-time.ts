import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';
import { startProxy } from '../support/proxy.ts';
import { ask } from './browser.ts';
import { median, toNumber, type Row } from './rows.ts';
import { watchRequests } from './watch-requests.ts';

/**
 * How long a first visit blocks the main thread after its first paint, from the processor time of its tasks. Lighthouse
 * takes the time on the clock, where two shared cores count as blocked what waits for one, ten times over.
 */

const budgetsMs = { 4: 100, 10: 300 } as const;
/** Longer tasks block, by what they take longer. */
const LONG_MS = 50;

const hasStarted = `document.documentElement.hasAttribute('${STARTED_ATTRIBUTE}')`;
const POLL_MS = 50;

const categories = ['-*', 'toplevel', 'loading', 'disabled-by-default-lighthouse', 'blink.user_timing'];
const paintName = 'firstContentfulPaint';
const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Times in µs; `tdur` is the thread's processor time. */
const TraceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
});
const Trace = v.pipe(v.string(), v.parseJson(), v.object({ traceEvents: v.array(TraceEvent) }));

/** Processor time of the tasks after the first paint, in ms at this machine's speed. */
function readTasks(trace: string): number[] {
  const { traceEvents } = v.parse(Trace, trace);
  const paint = traceEvents.find(({ name }) => name === paintName);
  if (!paint) throw new Error('The trace has no first paint.');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur }) =>
      taskNames.has(name) && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  );
  // Some versions name each task twice.
  return [...new Map(tasks.map(({ ts, tdur }) => [ts, tdur / 1000])).values()];
}

/** @param slowdown how many times slower the phone is */
const toBlocking = (tasks: readonly number[], slowdown: number): number =>
  tasks.reduce((sum, ms) => sum + Math.max(0, ms * slowdown - LONG_MS), 0);

async function visit(browser: Browser, origin: string, path: string): Promise<number[]> {
  const proxy = await startProxy(origin);
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await browser.startTracing(page, { categories });
  await watchRequests(page, async () => {
    await page.goto(proxy.origin + path, { waitUntil: 'load' });
    while ((await ask(page, hasStarted)) !== true) await page.waitForTimeout(POLL_MS);
  });
  const trace = await browser.stopTracing();
  await context.close();
  await proxy.close();
  return readTasks(trace.toString());
}

export async function measureBlockingTime(
  browser: Browser,
  { origin, path, runs }: { origin: string; path: string; runs: number },
): Promise<Row[]> {
  const visits: number[][] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, path));
  return Object.entries(budgetsMs).map(([slowdown, most]) => {
    const times = visits.map((tasks) => toBlocking(tasks, Number(slowdown)));
    const longest = median(visits.map((tasks) => Math.max(...tasks))) * Number(slowdown);
    return {
      what: `${path.replace(/\?.*/, '')} blocking, processor time x${slowdown}`,
      measured: median(times),
      unit: 'ms',
      budget: { most },
      note: `${toNumber(Math.min(...times))}–${toNumber(Math.max(...times))}; longest task ${toNumber(longest)}`,
    };
  });
}
