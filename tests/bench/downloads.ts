import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import * as v from 'valibot';
import { apiPaths, appPaths } from '#contract/http/paths.ts';
import type { AppProcess } from '../support/app-process.ts';
import { chromiumFlags, getChromium } from '../support/chromium.ts';
import type { Line } from '../support/link.ts';
import { openStarted } from '../support/open-started.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { median, toNumber, type Row } from './rows.ts';

const FILE_BYTES = 300_000;
const CUTS = [0, 1, 5, 20] as const;
const MOST_FETCHED = 1.05;
const slow4G: Line = { roundTripMs: 150, kbitPerSecond: 1638 };
const MAX_WAIT_MS = 120_000;

const Answer = v.object({
  data: v.object({ resumeTemplates: v.array(v.object({ cvFileUrl: v.string(), name: v.string() })) }),
});

interface Template {
  path: string;
  name: string;
  digest: string;
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The first template, its file as large as one with pictures. */
async function enlargeTemplate({ origin, dataDir }: AppProcess): Promise<Template> {
  const answer = await fetch(origin + apiPaths.resumeTemplates);
  const [first] = v.parse(Answer, await answer.json()).data.resumeTemplates;
  if (first === undefined) throw new Error('The server has no template to download.');
  const bytes = randomBytes(FILE_BYTES);
  await writeFile(join(dataDir, decodeURIComponent(first.cvFileUrl)), bytes);
  return { path: first.cvFileUrl, name: first.name, digest: hash(bytes) };
}

interface Outcome {
  seconds: number;
  /** Bytes that the network handed on ÷ bytes of the file. */
  fetched: number;
  requests: number;
}

async function download(page: Page, proxy: Proxy, template: Template): Promise<Outcome> {
  await openStarted(page, proxy.origin + appPaths.cv);
  const button = page.getByRole('button', { name: `Download Resume: ${template.name}` });
  await button.waitFor();
  const pattern = new RegExp(`${template.path.replaceAll('.', '\\.')}$`);
  const start = performance.now();
  const saved = page.waitForEvent('download', { timeout: MAX_WAIT_MS });
  await button.click();
  const file = await saved;
  const seconds = (performance.now() - start) / 1000;
  if (hash(await readFile(await file.path())) !== template.digest) throw new Error('Another file was saved.');
  const requests = proxy.requests.filter((asked) => pattern.test(asked)).length;
  return { seconds, fetched: proxy.countBytes(pattern) / FILE_BYTES, requests };
}

/** @param cuts how often the connection breaks on the way, at equal distances */
async function visit(
  browser: Browser,
  app: AppProcess,
  [template, cuts]: [Template, number],
): Promise<Outcome> {
  const proxy = await startProxy(app.origin);
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  proxy.slowDown(slow4G);
  if (cuts > 0) proxy.cut(/\.docx$/, Math.ceil(FILE_BYTES / (cuts + 1)));
  const outcome = await download(await context.newPage(), proxy, template);
  await context.close();
  await proxy.close();
  return outcome;
}

function toRows(cuts: number, outcomes: readonly Outcome[]): Row[] {
  const what = `a CV of 300 kB, ${cuts} ${cuts === 1 ? 'cut' : 'cuts'}`;
  const fetched = outcomes.map((outcome) => outcome.fetched);
  const seconds = outcomes.map((outcome) => outcome.seconds);
  const most = toNumber(Math.max(...fetched));
  const requests = Math.max(...outcomes.map((outcome) => outcome.requests));
  return [
    {
      what: `${what}: bytes fetched ÷ size`,
      measured: median(fetched),
      unit: '',
      budget: { most: MOST_FETCHED },
      note: `most ${most}; at most ${requests} requests`,
    },
    {
      what: `${what}: from the press to the saved file`,
      measured: median(seconds),
      unit: 's',
      note: `${toNumber(Math.min(...seconds))}–${toNumber(Math.max(...seconds))}`,
    },
  ];
}

/** A CV template over a slow line that is cut again and again: what it costs, and how long it takes. */
export async function measureDownloads(app: AppProcess, runs: number): Promise<Row[]> {
  const template = await enlargeTemplate(app);
  const browser = await chromium.launch({ executablePath: getChromium(), args: [...chromiumFlags] });
  const rows: Row[] = [];
  for (const cuts of CUTS) {
    const outcomes: Outcome[] = [];
    for (let run = 0; run < runs; run += 1) outcomes.push(await visit(browser, app, [template, cuts]));
    rows.push(...toRows(cuts, outcomes));
  }
  await browser.close();
  return rows;
}
