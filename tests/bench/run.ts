import { parseArgs } from 'node:util';
import { buildAll } from '#build/build-all.ts';
import { built, isBuilt } from '#build/stamp.ts';
import { startApp, type AppProcess } from '../support/app-process.ts';
import { measureAfterPaint } from './after-paint.ts';
import { measureBrowser } from './browser.ts';
import { measureDownloads } from './downloads.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePaints } from './paints.ts';
import { toTable, type Row } from './rows.ts';
import { measureSavedStart } from './saved-start.ts';
import { measureServer } from './server.ts';
import { measureSizes } from './sizes.ts';

const { values } = parseArgs({
  options: {
    /** sizes, browser, paints, saved, after, lighthouse, downloads, server; all of them when absent. */
    only: { type: 'string', multiple: true },
    /** How often each page is visited. */
    runs: { type: 'string', default: '5' },
    /** For the server: how many jobs, and the plans of its queries. */
    sizes: { type: 'string' },
    plans: { type: 'boolean', default: false },
  },
});

const wanted = (values.only ?? []).flatMap((list) => list.split(','));
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

async function withApp(measure: (app: AppProcess) => Promise<Row[]>): Promise<Row[]> {
  const app = await startApp();
  return measure(app).finally(app.stop);
}

async function show(title: string, part: string, measure: () => Promise<Row[]>): Promise<void> {
  if (!isWanted(part)) return;
  process.stdout.write(toTable(title, await measure()));
}

if (!(await isBuilt())) await buildAll();
const runs = Number(values.runs);
await show('Sizes', 'sizes', () => withApp(({ origin }) => measureSizes(built.client, origin)));
await show(`First job, slow 4G and 4x CPU applied, medians of ${runs}`, 'browser', () =>
  withApp(({ origin }) => measureBrowser(origin, runs)),
);
await show(`First visits, slow 4G and 4x CPU applied, medians of ${runs}`, 'paints', () =>
  withApp(({ origin }) => measurePaints(origin, runs)),
);
await show(`First saved job, 4x CPU applied, medians of ${runs}`, 'saved', () =>
  withApp(({ origin }) => measureSavedStart(origin, runs)),
);
await show(`After the paint, slow 4G, medians of ${runs}`, 'after', () =>
  withApp(({ origin }) => measureAfterPaint(origin, runs)),
);
await show(`Lighthouse mobile, medians of ${runs}`, 'lighthouse', () =>
  withApp(({ origin }) => measureLighthouse(origin, runs)),
);
await show(`Downloads over slow 4G that breaks, medians of ${runs}`, 'downloads', () =>
  withApp((app) => measureDownloads(app, runs)),
);
await show('The server by itself, p95', 'server', () => {
  const sizes = values.sizes?.split(',').map(Number);
  return measureServer({ ...(sizes && { sizes }), plans: values.plans });
});
