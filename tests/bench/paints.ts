import { chromium, type Browser } from '@playwright/test';
import * as v from 'valibot';
import { locales } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { chromiumFlags, getChromium } from '../support/chromium.ts';
import { untilStarted } from '../support/open-started.ts';
import { startProxy } from '../support/proxy.ts';
import { ask, openSlowPage, slow4G } from './browser.ts';
import { fetchFirstJobId } from './first-job.ts';
import { median, toNumber, type Row } from './rows.ts';

/** The first screens, and the seconds until their largest paint. */
export const paintBudgetsSeconds = {
  [appPaths.home]: 0.75,
  [appPaths.jobs]: 0.9,
  [appPaths.jobDetails]: 0.9,
} as const;

/** In ms from the start of a navigation; a job's own page has no card. */
const Paints = v.object({ first: v.number(), largest: v.number(), card: v.nullable(v.number()) });
type Paints = v.InferOutput<typeof Paints>;

const readPaints = `new Promise((resolve) => {
  const timeOf = (name) => performance.getEntriesByName(name)[0]?.startTime ?? null;
  const tell = (list) =>
    resolve({
      first: timeOf('first-contentful-paint'),
      largest: list.getEntries().at(-1).startTime,
      card: timeOf('first-job'),
    });
  new PerformanceObserver(tell).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function visit(browser: Browser, origin: string, path: string): Promise<Paints> {
  const proxy = await startProxy(origin);
  proxy.slowDown(slow4G);
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await openSlowPage(context);
  await page.goto(proxy.origin + path, { waitUntil: 'load' });
  await untilStarted(page);
  const paints = v.parse(Paints, await ask(page, readPaints));
  await context.close();
  await proxy.close();
  return paints;
}

const toSeconds = (times: readonly number[]): number => median(times) / 1000;

function toRow(path: string, most: number, visits: readonly Paints[]): Row {
  const all = visits.map(({ largest }) => largest);
  const range = `${toNumber(Math.min(...all) / 1000)}–${toNumber(Math.max(...all) / 1000)}`;
  const cards = visits.flatMap(({ card }) => card ?? []);
  const card = cards.length === 0 ? '' : `; first card ${toNumber(toSeconds(cards))}`;
  const first = toNumber(toSeconds(visits.map((paints) => paints.first)));
  const note = `${range}; first paint ${first}${card}`;
  return { what: `largest paint of ${path}`, measured: toSeconds(all), unit: 's', budget: { most }, note };
}

/** First visits in both languages on a phone-sized screen, with the line and the processor slowed down. */
export async function measurePaints(origin: string, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: getChromium(), args: [...chromiumFlags] });
  const id = await fetchFirstJobId(origin);
  const rows: Row[] = [];
  for (const locale of locales) {
    for (const [screen, most] of Object.entries(paintBudgetsSeconds)) {
      const path = toLocalPath(screen, locale);
      const address = screen === appPaths.jobDetails ? `${path}?id=${id}` : path;
      const visits: Paints[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, address));
      rows.push(toRow(path, most, visits));
    }
  }
  await browser.close();
  return rows;
}
