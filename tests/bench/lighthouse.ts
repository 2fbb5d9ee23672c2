import lighthouse from 'lighthouse';
import { appPaths } from '#contract/paths.ts';
import { startChromium } from './chromium-process.ts';
import { fetchFirstJobId } from './first-job.ts';
import { median, toNumber, type Row } from './rows.ts';

const SCORE = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof SCORE;

/** Seconds, except what says otherwise. */
interface Budget {
  fcp: number;
  lcp: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  [appPaths.home]: { fcp: 0.75, lcp: 1 },
  [appPaths.jobs]: { fcp: 0.9, lcp: 1.6 },
  [appPaths.jobDetails]: { fcp: 0.9, lcp: 1.6 },
};
const CLS_BUDGET = 0.01;
const TBT_BUDGET_MS = 100;

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
  /** Audits that keep a category below 100. */
  complaints: string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

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
    complaints: listComplaints(report),
  };
}

/** What Lighthouse says when the browser's trace lost its beginning, and that it should be run again. */
const LOST_TRACE = 'NO_NAVSTART';
const MAX_TRIES = 3;

/** One cold visit with a browser of its own. */
async function runOnce(url: string, tries = MAX_TRIES): Promise<Run> {
  const browser = await startChromium();
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: Object.keys(SCORE),
    });
    if (result === undefined) throw new Error(`Lighthouse gave no report for ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError?.code === LOST_TRACE && tries > 1) return await runOnce(url, tries - 1);
    if (runtimeError) throw new Error(runtimeError.message);
    return toRun(result.lhr);
  } finally {
    await browser.stop();
  }
}

function toRow(what: string, values: readonly number[], row: Pick<Row, 'unit' | 'budget'>): Row {
  const note = `${toNumber(Math.min(...values))}–${toNumber(Math.max(...values))}`;
  return { what, measured: median(values), note, ...row };
}

function toRows(path: string, runs: readonly Run[]): Row[] {
  const { fcp, lcp } = budgets[path] ?? { fcp: Infinity, lcp: Infinity };
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
    toRow(`${path} FCP`, figures('fcp'), { unit: 's', budget: { most: fcp } }),
    toRow(`${path} LCP`, figures('lcp'), { unit: 's', budget: { most: lcp } }),
    toRow(`${path} CLS`, figures('cls'), { unit: '', budget: { most: CLS_BUDGET } }),
    toRow(`${path} TBT`, figures('tbt'), { unit: 'ms', budget: { most: TBT_BUDGET_MS } }),
  ];
}

/**
 * Lighthouse's mobile run (simulated slow 4G, 4x CPU): medians, with the range as a note.
 * @param origin of a server with the sample data
 */
export async function measureLighthouse(origin: string, runs: number): Promise<Row[]> {
  const id = await fetchFirstJobId(origin);
  const rows: Row[] = [];
  for (const path of Object.keys(budgets)) {
    const url = `${origin}${path}${path === appPaths.jobDetails ? `?id=${id}` : ''}`;
    const results: Run[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await runOnce(url));
    rows.push(...toRows(path, results));
    const complaints = new Set(results.flatMap((result) => result.complaints));
    for (const complaint of complaints) process.stdout.write(`  ${path} ${complaint}\n`);
  }
  return rows;
}
