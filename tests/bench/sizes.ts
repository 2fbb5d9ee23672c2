import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { appPaths } from '#contract/http/paths.ts';
import { locales, type Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { toLanguageFolder } from '#contract/http/pages.ts';
import { toScreensFile } from '#server/pages/load-renderer.ts';
import { fetchFirstJobId } from './first-job.ts';
import { toNumber, type Row } from './rows.ts';

const Screens = v.record(v.string(), v.array(v.string()));
const KB = 1000;
const JS_BUDGET_KB = 120;
const CSS_BUDGET_KB = 11;
const WORKER_BUDGET_KB = 24;
/** A list of ten jobs, with what the app starts with. */
const LIST_PAGE_BUDGET_KB = 26;

/** Screens with a budget; the others are printed for information. */
const withBudget: ReadonlySet<string> = new Set([appPaths.home, appPaths.jobs, appPaths.jobDetails]);

interface Size {
  gzip: number;
  brotli: number;
}

function sizeOf(text: string): Size {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    gzip: gzipSync(text, { level: 9 }).length / KB,
    brotli: brotliCompressSync(text, { params }).length / KB,
  };
}

/** Each file is sent, and compressed, by itself. */
function addUp(texts: readonly string[]): Size {
  return texts
    .map(sizeOf)
    .reduce((sum, size) => ({ gzip: sum.gzip + size.gzip, brotli: sum.brotli + size.brotli }), {
      gzip: 0,
      brotli: 0,
    });
}

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The built client's chunks by file name. */
async function readChunks(client: string, language: Locale): Promise<ReadonlyMap<string, string>> {
  const assets = join(client, `assets${toLanguageFolder(language)}`);
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const)),
  );
}

/** A chunk with everything it imports statically. */
function withImports(chunks: ReadonlyMap<string, string>, starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const code = chunks.get(name);
    if (code === undefined) throw new Error(`The build has no chunk ${name}.`);
    if (found.has(name)) return;
    found.add(name);
    all(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g, code).forEach(add);
  };
  starts.forEach(add);
  return found;
}

const inlineScripts = /<script(?![^>]*(?:\bsrc=|application\/json|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const namedScripts = /data-(?:app|modules)="([^"]+)"/g;

interface Measured {
  /** Of the server, without a slash. */
  origin: string;
  language: Locale;
  chunks: ReadonlyMap<string, string>;
  screens: Readonly<Record<string, readonly string[]>>;
}

async function measureRoute({ origin, language, chunks, screens }: Measured, path: string): Promise<Row[]> {
  const job = path === appPaths.jobDetails ? `?id=${await fetchFirstJobId(origin)}` : '';
  const address = toLocalPath(path, language);
  const html = await (await fetch(origin + address + job)).text();
  const named = all(namedScripts, html).flatMap((addresses) => addresses.split(' '));
  const own = screens[path === appPaths.home ? 'index' : path.slice(1)] ?? [];
  const starts = [...named, ...own].map((address) => basename(address));
  const code = [...withImports(chunks, starts)].map((name) => chunks.get(name) ?? '');
  const js = addUp([...code, all(inlineScripts, html).join('')]);
  return [
    toRow(`JS before ${address} is interactive`, js, withBudget.has(path) ? JS_BUDGET_KB : undefined),
    ...(withBudget.has(path) ? measurePage(path, address, html) : []),
  ];
}

function toRow(what: string, { brotli, gzip }: Size, most?: number): Row {
  const budget = most === undefined ? undefined : { most };
  return { what, measured: brotli, unit: 'kB', budget, note: `gzip ${toNumber(gzip)} kB` };
}

function measurePage(path: string, address: string, html: string): Row[] {
  const css = sizeOf(all(/<style[^>]*>([\s\S]*?)<\/style>/g, html).join('\n'));
  return [
    toRow(`CSS in the page ${address}`, css, CSS_BUDGET_KB),
    toRow(
      `the page ${address}, with CSS`,
      sizeOf(html),
      path === appPaths.jobs ? LIST_PAGE_BUDGET_KB : undefined,
    ),
  ];
}

/**
 * Bytes that have to arrive: the page, the scripts of it and of its screen, what they import, its CSS, the worker.
 * @param client folder of the built client
 */
export async function measureSizes(client: string, origin: string): Promise<Row[]> {
  const routes: Row[] = [];
  for (const language of locales) {
    const chunks = await readChunks(client, language);
    const listed = await readFile(join(client, toScreensFile(language)), 'utf8');
    const screens = v.parse(Screens, JSON.parse(listed));
    for (const path of language === 'en' ? Object.values(appPaths) : withBudget)
      routes.push(...(await measureRoute({ origin, language, chunks, screens }, path)));
  }
  const sheets = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'));
  const css = addUp(await Promise.all(sheets.map((name) => readFile(join(client, 'assets', name), 'utf8'))));
  const worker = sizeOf(await readFile(join(client, 'sw.js'), 'utf8'));
  return [
    ...routes,
    toRow('CSS in files of its own', css, CSS_BUDGET_KB),
    toRow('worker', worker, WORKER_BUDGET_KB),
  ];
}
