import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import * as v from 'valibot';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { chromiumFlags, getChromium } from '../support/chromium.ts';
import type { Line } from '../support/link.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { median, toNumber, type Row } from './rows.ts';

export const slow4G: Line = { roundTripMs: 150, kbitPerSecond: 1638 };
const CPU_SLOWDOWN = 4;
const FIRST_JOB = 'article :is(h2, h3) a';
const MB = 1_000_000;
/** Without a request for this long, the page and its worker have loaded everything. */
const QUIET_MS = 1500;
const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;

const budgetsSeconds = { cold: 1.8, repeat: 0.4, 'offline open': 0.3, 'offline reload': 0.3 } as const;
type Visit = keyof typeof budgetsSeconds;
const HEAP_BUDGET_MB = 4;

/** Seconds from the start of a navigation. */
interface Times {
  paint: number;
  job: number;
  /** The app is in charge of the page. */
  app: number;
}

const measured = { paint: 'first-contentful-paint', job: 'first-job', app: 'app-started' } as const;

/**
 * Runs in the page before anything else: notes when the frame with the first job has been painted, and when the
 * app has started.
 */
function watchPage({ selector, started }: { selector: string; started: string }): void {
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement?.hasAttribute(started)) return;
    observer.disconnect();
    performance.mark('app-started');
  }).observe(document, { attributes: true, subtree: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-job')));
  }).observe(document, { childList: true, subtree: true });
}

/** A page on a slow processor that notes its own times, for {@link readTimes}. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPage, { selector: FIRST_JOB, started: STARTED_ATTRIBUTE });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/**
 * The value of an expression in the page, asked of the browser itself: what Playwright puts into a page to evaluate
 * there, and what would wait inside it, is a tenth of a megabyte and more of the heap that is measured.
 */
export async function ask(page: Page, expression: string): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  await devtools.detach();
  return result.value;
}

const Marks = v.tuple([v.nullable(v.number()), v.nullable(v.number()), v.nullable(v.number())]);

/** Asks again and again until all three have happened. */
export async function readTimes(page: Page): Promise<Times> {
  const names = JSON.stringify(Object.values(measured));
  const expression = `${names}.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? null)`;
  const deadline = performance.now() + MAX_WAIT_MS;
  while (performance.now() < deadline) {
    const [paint, job, app] = v.parse(Marks, await ask(page, expression));
    if (paint !== null && job !== null && app !== null) {
      return { paint: paint / 1000, job: job / 1000, app: app / 1000 };
    }
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error(`The page did not get as far as ${names}.`);
}

/** The worker is in charge, and everything it wanted to store has arrived. */
export async function untilStored(page: Page, proxy: Proxy): Promise<void> {
  await ask(page, 'navigator.serviceWorker.ready.then(() => true)');
  let lastBusy = performance.now();
  while (performance.now() - lastBusy < QUIET_MS) {
    if (proxy.countUnderWay() > 0) lastBusy = performance.now();
    await page.waitForTimeout(50);
  }
}

async function readHeap(context: BrowserContext, page: Page): Promise<number> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

interface Visits extends Record<Visit, Times> {
  heapMb: number;
}

async function visitAll(browser: Browser, proxy: Proxy): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const address = proxy.origin + appPaths.jobs;
  proxy.slowDown(slow4G);
  const open = async (): Promise<{ page: Page; times: Times }> => {
    const page = await openSlowPage(context);
    await page.goto(address, { waitUntil: 'commit' });
    return { page, times: await readTimes(page) };
  };
  const cold = await open();
  await untilStored(cold.page, proxy);
  const heapMb = await readHeap(context, cold.page);
  await cold.page.close();
  const repeat = await open();
  await untilStored(repeat.page, proxy);
  await repeat.page.close();
  proxy.goOffline();
  const offline = await open();
  await offline.page.reload({ waitUntil: 'commit' });
  const reload = await readTimes(offline.page);
  await context.close();
  proxy.goOnline();
  return {
    cold: cold.times,
    repeat: repeat.times,
    'offline open': offline.times,
    'offline reload': reload,
    heapMb,
  };
}

function toRows(visits: readonly Visits[]): Row[] {
  const times = Object.entries(budgetsSeconds).map(([name, most]): Row => {
    const all = visits.map((visit) => visit[name as Visit]);
    const jobs = all.map(({ job }) => job);
    const paint = toNumber(median(all.map((time) => time.paint)));
    const app = toNumber(median(all.map((time) => time.app)));
    const range = `${toNumber(Math.min(...jobs))}–${toNumber(Math.max(...jobs))}`;
    const note = `${range}; first paint ${paint}; app running ${app}`;
    return {
      what: `first job on ${appPaths.jobs}, ${name}`,
      measured: median(jobs),
      unit: 's',
      budget: { most },
      note,
    };
  });
  const heap = median(visits.map(({ heapMb }) => heapMb));
  return [
    ...times,
    { what: 'JS heap after the list', measured: heap, unit: 'MB', budget: { most: HEAP_BUDGET_MB } },
  ];
}

/**
 * The list on a phone-sized screen, slow 4G and a slow processor: first visit, second, offline. Each run has its own
 * origin and profile.
 */
export async function measureBrowser(origin: string, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: getChromium(), args: [...chromiumFlags] });
  const visits: Visits[] = [];
  for (let run = 0; run < runs; run += 1) {
    const proxy = await startProxy(origin);
    visits.push(await visitAll(browser, proxy));
    await proxy.close();
  }
  await browser.close();
  return toRows(visits);
}
