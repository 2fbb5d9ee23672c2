import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { appPaths } from '#contract/http/paths.ts';
import { startChromium } from './chromium-process.ts';
import { fetchFirstJobId } from './first-job.ts';
import { paintBudgetsSeconds } from './paints.ts';
import { median, toNumber, type Row } from './rows.ts';

const SCORE = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof SCORE;

const CLS_BUDGET = 0.01;
/** By how many times slower the processor is: a phone, and a slow phone. */
const tbtBudgetsMs = { 4: 100, 10: 300 } as const;
type Slowdown = keyof typeof tbtBudgetsMs;

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;
type Audit = keyof typeof audits;

interface Run {
  scores: Record<Category, number>;
  figures: Record<Audit, number>;
  /** Lighthouse's figure for this processor: a desktop as it expects has 1500, of which a quarter is a phone. */
  processor: number;
  /** Audits that keep a category below 100. */
  complaints: string[];
  /** From the back/forward cache: 1, 0, or NaN where the browser does not report it. */
  restored: number;
}

const Report = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({ score: v.nullable(v.number()), numericValue: v.optional(v.number()) }),
  ),
  environment: v.object({ benchmarkIndex: v.number() }),
  runtimeError: v.optional(v.object({ code: v.string(), message: v.string() })),
});
type Report = v.InferOutput<typeof Report>;

function listComplaints(report: Report): string[] {
  const watched: readonly Category[] = ['accessibility', 'best-practices', 'seo'];
  return watched.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}

function toRun(report: Report): Run {
  const score = (category: Category): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  const figure = (audit: Audit): number => report.audits[audits[audit]]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    figures: {
      fcp: figure('fcp') / 1000,
      lcp: figure('lcp') / 1000,
      cls: figure('cls'),
      tbt: figure('tbt'),
    },
    processor: report.environment.benchmarkIndex,
    complaints: listComplaints(report),
    restored: report.audits['bf-cache']?.score ?? Number.NaN,
  };
}

/** Fetched when a run wants it: with all that it needs it would be a third of the packages of development. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** A report of the page, by a browser that listens on a port. */
async function fetchReport(url: string, port: number, slowdown: Slowdown): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'kaj-lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [
    `--port=${port}`,
    '--quiet',
    '--output=json',
    // After an error Lighthouse ends before all of a pipe is written.
    `--output-path=${file}`,
    `--only-categories=${Object.keys(SCORE).join(',')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  try {
    // Ends with 1 after an error of the page, which the report names.
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options]).catch(() => undefined);
    return v.parse(v.pipe(v.string(), v.parseJson(), Report), await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lighthouse's message when the browser's trace lost its beginning; the audit is repeated. */
const LOST_TRACE = 'NO_NAVSTART';
const MAX_ATTEMPTS = 3;

/** One cold visit with a browser of its own. */
async function runOnce(url: string, slowdown: Slowdown, attempts = MAX_ATTEMPTS): Promise<Run> {
  const browser = await startChromium();
  try {
    const report = await fetchReport(url, browser.port, slowdown);
    const { runtimeError } = report;
    if (runtimeError?.code === LOST_TRACE && attempts > 1) return await runOnce(url, slowdown, attempts - 1);
    if (runtimeError) throw new Error(runtimeError.message);
    return toRun(report);
  } finally {
    await browser.stop();
  }
}

const toRange = (values: readonly number[]): string =>
  `${toNumber(Math.min(...values))}–${toNumber(Math.max(...values))}`;

function toRow(what: string, values: readonly number[], row: Pick<Row, 'unit' | 'budget' | 'note'>): Row {
  return { what, measured: median(values), note: toRange(values), ...row };
}

function toRows(path: string, mostSeconds: number, runs: readonly Run[]): Row[] {
  const scores = Object.entries(SCORE).map(([name, least]) =>
    toRow(
      `${path} ${name}`,
      runs.map((run) => run.scores[name as Category]),
      { unit: '', budget: { least } },
    ),
  );
  const figures = (audit: Audit): number[] => runs.map((run) => run.figures[audit]);
  return [
    ...scores,
    toRow(`${path} FCP`, figures('fcp'), { unit: 's', budget: { most: mostSeconds } }),
    toRow(`${path} LCP`, figures('lcp'), { unit: 's', budget: { most: mostSeconds } }),
    toRow(`${path} CLS`, figures('cls'), { unit: '', budget: { most: CLS_BUDGET } }),
    toTbtRow(path, 4, runs),
    toBackForwardRow(path, runs),
  ];
}

function toTbtRow(path: string, slowdown: Slowdown, runs: readonly Run[]): Row {
  const times = runs.map(({ figures }) => figures.tbt);
  return toRow(`${path} TBT, CPU ${slowdown}x`, times, {
    unit: 'ms',
    budget: { most: tbtBudgetsMs[slowdown] },
    note: `${toRange(times)}; processor ${toRange(runs.map(({ processor }) => processor))} of 1500`,
  });
}

/** Whether the page can be restored from the back/forward cache: 1 when nothing prevents it. */
function toBackForwardRow(path: string, runs: readonly Run[]): Row {
  const restored = runs.map((run) => run.restored);
  return toRow(`${path} back/forward cache`, restored, { unit: '', budget: { least: 1 } });
}

/**
 * Lighthouse's mobile run (simulated slow 4G, 4x CPU; and 10x for how long it blocks): medians, with the range as a note.
 * @param origin of a server with the sample data
 */
export async function measureLighthouse(origin: string, runs: number): Promise<Row[]> {
  const id = await fetchFirstJobId(origin);
  const rows: Row[] = [];
  for (const [path, mostSeconds] of Object.entries(paintBudgetsSeconds)) {
    const url = `${origin}${path}${path === appPaths.jobDetails ? `?id=${id}` : ''}`;
    const results: Run[] = [];
    const slow: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await runOnce(url, 4));
      slow.push(await runOnce(url, 10));
    }
    rows.push(...toRows(path, mostSeconds, results), toTbtRow(path, 10, slow));
    const complaints = new Set(results.flatMap((result) => result.complaints));
    for (const complaint of complaints) process.stdout.write(`  ${path} ${complaint}\n`);
  }
  return rows;
}
