import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageFileOf } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';
import { toNumber, type Row } from './rows.ts';

const KB = 1000;
const JS_BUDGET_KB = 115;
const CSS_BUDGET_KB = 10;
const WORKER_BUDGET_KB = 14;
/** With its headers it arrives in the first ten packets; one byte more costs a round trip before the first paint. */
const LANDING_PAGE_BUDGET_KB = 13.5;

/** Screens with a budget; the others are printed for information. */
const withBudget = new Set<string>([appPaths.home, appPaths.jobs, appPaths.jobDetails]);

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
async function readChunks(client: string): Promise<ReadonlyMap<string, string>> {
  const assets = join(client, 'assets');
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

/** The chunk that the router loads for a path: it is named after the route's file. */
function findRouteChunk(chunks: ReadonlyMap<string, string>, path: string): string | undefined {
  const name = path === appPaths.home ? 'home' : path.slice(1);
  return [...chunks.keys()].find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
}

const inlineScripts = /<script(?![^>]*(?:\bsrc=|application\/json|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const namedScripts =
  /(?:<script[^>]*\bsrc|data-app|data-modules|<link rel="modulepreload"[^>]*\bhref)="([^"]+)"/g;

async function measureRoute(
  client: string,
  chunks: ReadonlyMap<string, string>,
  path: string,
): Promise<Row[]> {
  const routeChunk = findRouteChunk(chunks, path);
  if (routeChunk === undefined) return [];
  const html = await readFile(join(client, pageFileOf(path)), 'utf8');
  const named = all(namedScripts, html).flatMap((addresses) => addresses.split(' '));
  const starts = [...named.map((address) => basename(address)), routeChunk];
  const code = [...withImports(chunks, starts)].map((name) => chunks.get(name) ?? '');
  const js = addUp([...code, all(inlineScripts, html).join('')]);
  return [
    toRow(`JS before ${path} is interactive`, js, withBudget.has(path) ? JS_BUDGET_KB : undefined),
    ...(withBudget.has(path) ? measurePage(path, html) : []),
  ];
}

function toRow(what: string, { brotli, gzip }: Size, most?: number): Row {
  const budget = most === undefined ? undefined : { most };
  return { what, measured: brotli, unit: 'kB', budget, note: `gzip ${toNumber(gzip)} kB` };
}

function measurePage(path: string, html: string): Row[] {
  const css = sizeOf(all(/<style[^>]*>([\s\S]*?)<\/style>/g, html).join('\n'));
  return [
    toRow(`CSS in the page ${path}`, css, CSS_BUDGET_KB),
    toRow(
      `the page ${path}, with CSS`,
      sizeOf(html),
      path === appPaths.home ? LANDING_PAGE_BUDGET_KB : undefined,
    ),
  ];
}

/**
 * Bytes that have to arrive: the scripts a page names, what they import, its route's chunk, its CSS, the worker.
 * @param client folder of the built client
 */
export async function measureSizes(client: string): Promise<Row[]> {
  const chunks = await readChunks(client);
  const routes: Row[] = [];
  for (const path of Object.values(appPaths)) routes.push(...(await measureRoute(client, chunks, path)));
  const sheets = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'));
  const css = addUp(await Promise.all(sheets.map((name) => readFile(join(client, 'assets', name), 'utf8'))));
  const worker = sizeOf(await readFile(join(client, 'sw.js'), 'utf8'));
  return [
    ...routes,
    toRow('CSS in files of its own', css, CSS_BUDGET_KB),
    toRow('worker', worker, WORKER_BUDGET_KB),
  ];
}
