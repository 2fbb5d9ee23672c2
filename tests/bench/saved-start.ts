import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { appPaths } from '#contract/http/paths.ts';
import { chromiumFlags, getChromium } from '../support/chromium.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { readSavedRecords } from '../support/device-store.ts';
import { openSlowPage, readTimes, slow4G, untilStored } from './browser.ts';
import { median, type Row } from './rows.ts';

/** A little more than nothing: two medians of the same thing are never equal. */
const TOLERANCE_SECONDS = 0.05;
const SAVED = 3;

/** Saves the first jobs of the list, and waits until all of them is on the device. */
async function saveSome(page: Page, proxy: Proxy): Promise<void> {
  await page.goto(proxy.origin + appPaths.jobs);
  await untilStored(page, proxy);
  const marks = page.getByRole('button', { name: /^Save for offline reading/ });
  for (let index = 0; index < SAVED; index += 1) await marks.nth(index).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[aria-pressed=true]').length === count,
    SAVED,
  );
  await untilStored(page, proxy);
  const kept = await readSavedRecords(page);
  if (kept.filter(({ isWhole }) => isWhole).length < SAVED) throw new Error('The jobs were not kept.');
}

/** Seconds until the first saved job is painted, in a page of its own. */
async function openSaved(context: BrowserContext, proxy: Proxy): Promise<number> {
  const page = await openSlowPage(context);
  await page.goto(proxy.origin + appPaths.savedJobs, { waitUntil: 'commit' });
  const { job } = await readTimes(page);
  await page.close();
  return job;
}

async function visitBoth(browser: Browser, proxy: Proxy): Promise<{ online: number; offline: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await saveSome(page, proxy);
  await page.close();
  proxy.slowDown(slow4G);
  const online = await openSaved(context, proxy);
  proxy.goOffline();
  const offline = await openSaved(context, proxy);
  await context.close();
  proxy.goOnline();
  return { online, offline };
}

/** The first saved job on a phone-sized screen and a slow processor: over slow 4G, and offline. */
export async function measureSavedStart(origin: string, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: getChromium(), args: [...chromiumFlags] });
  const visits: { online: number; offline: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const proxy = await startProxy(origin);
    visits.push(await visitBoth(browser, proxy));
    await proxy.close();
  }
  await browser.close();
  const online = median(visits.map((visit) => visit.online));
  const offline = median(visits.map((visit) => visit.offline));
  const what = `first saved job on ${appPaths.savedJobs}`;
  return [
    { what: `${what}, online`, measured: online, unit: 's' },
    {
      what: `${what}, offline`,
      measured: offline,
      unit: 's',
      budget: { most: online + TOLERANCE_SECONDS },
      note: 'no slower than online',
    },
  ];
}
