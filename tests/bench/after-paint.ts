import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import * as v from 'valibot';
import { appPaths } from '#contract/http/paths.ts';
import { chromiumFlags, getChromium } from '../support/chromium.ts';
import { untilStarted } from '../support/open-started.ts';
import { startProxy } from '../support/proxy.ts';
import { measureBlockingTime } from './blocking-time.ts';
import { slow4G } from './browser.ts';
import { fetchFirstJobId } from './first-job.ts';
import { median, toNumber, type Row } from './rows.ts';
import { watchRequests } from './watch-requests.ts';

/** What a page does once it is painted: on a phone, and on a slow phone. */
const speeds = [
  { slowdown: 4, longestTaskMs: 50 },
  { slowdown: 10, longestTaskMs: 100 },
] as const;
type Speed = (typeof speeds)[number];

const SCRIPTS_BUDGET_KB = 125;
const REQUESTS_BUDGET = 20;
const KB = 1000;

interface Load {
  scriptsKb: number;
  requests: number;
  /** Of tasks over 50 ms, in ms. */
  longestTask: number;
}

/** Runs in the page before anything else: notes every long task. */
function watchTasks(): void {
  const tasks: PerformanceEntry[] = [];
  Object.assign(globalThis, { kajLongTasks: tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
}

const Tasks = v.array(v.object({ startTime: v.number(), duration: v.number() }));
const Paints = v.tuple([v.object({ startTime: v.number() })]);

/** In ms, of the long tasks that were not over when the page was first painted. */
async function readLongest(page: Page): Promise<number> {
  const tasks = v.parse(Tasks, await page.evaluate('kajLongTasks.map((task) => task.toJSON())'));
  const read = `performance.getEntriesByName('first-contentful-paint').map((paint) => paint.toJSON())`;
  const [paint] = v.parse(Paints, await page.evaluate(read));
  const later = tasks.filter(({ startTime, duration }) => startTime + duration > paint.startTime);
  return Math.max(0, ...later.map(({ duration }) => duration));
}

/** Bytes of the bodies as they were sent. */
async function sizeOf(answers: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function visit(browser: Browser, origin: string, path: string, { slowdown }: Speed): Promise<Load> {
  const proxy = await startProxy(origin);
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchTasks);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  proxy.slowDown(slow4G);
  const answers = await watchRequests(page, async () => {
    await page.goto(proxy.origin + path, { waitUntil: 'load' });
    await untilStarted(page);
  });
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script');
  const load = {
    scriptsKb: (await sizeOf(scripts)) / KB,
    requests: answers.length,
    longestTask: await readLongest(page),
  };
  await context.close();
  await proxy.close();
  return load;
}

function toRows(name: string, { slowdown, longestTaskMs }: Speed, loads: readonly Load[]): Row[] {
  const tasks = loads.map(({ longestTask }) => longestTask);
  const rows: Row[] = [
    {
      what: `${name} longest task, CPU ${slowdown}x`,
      measured: median(tasks),
      unit: 'ms',
      budget: { most: longestTaskMs },
      note: `${toNumber(Math.min(...tasks))}–${toNumber(Math.max(...tasks))}; 0: none over 50`,
    },
  ];
  if (slowdown !== speeds[0].slowdown) return rows;
  const scripts = median(loads.map(({ scriptsKb }) => scriptsKb));
  const requests = median(loads.map((load) => load.requests));
  return [
    {
      what: `${name} scripts by the end of the load`,
      measured: scripts,
      unit: 'kB',
      budget: { most: SCRIPTS_BUDGET_KB },
    },
    {
      what: `${name} requests by the end of the load`,
      measured: requests,
      unit: '',
      budget: { most: REQUESTS_BUDGET },
    },
    ...rows,
  ];
}

/** First visits on a phone-sized screen over slow 4G, until nothing more is asked for. */
export async function measureAfterPaint(origin: string, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: getChromium(), args: [...chromiumFlags] });
  const job = `${appPaths.jobDetails}?id=${await fetchFirstJobId(origin)}`;
  const rows: Row[] = [];
  for (const path of [appPaths.home, appPaths.jobs, job]) {
    for (const speed of speeds) {
      const loads: Load[] = [];
      for (let run = 0; run < runs; run += 1) loads.push(await visit(browser, origin, path, speed));
      rows.push(...toRows(path.replace(/\?.*/, ''), speed, loads));
    }
    rows.push(...(await measureBlockingTime(browser, { origin, path, runs })));
  }
  await browser.close();
  return rows;
}
