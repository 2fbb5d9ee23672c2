import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import * as v from 'valibot';
import { build, type Plugin, type Rolldown } from 'vite';
import { toJobsQuery } from '#contract/job-query.ts';
import { pageFiles } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';
import { bundleBoot } from './boot-scripts.ts';
import { leanStyles, toServedStyles } from './lean-styles.ts';
import { toPage } from './page-template.ts';
import { root } from './paths.ts';
import { BASE_CHUNK } from './shared-chunks.ts';

/** A path no screen has: the layout alone, for every screen that has no page of its own. */
const NO_SCREEN = '/-';

/** Which screen each page file is rendered from, and the script at its end: it starts the app after the paint. */
const pages = [
  { file: pageFiles.home, path: appPaths.home, end: 'home', isPainted: false, firstQuery: '' },
  { file: pageFiles.jobs, path: appPaths.jobs, end: 'list', isPainted: true, firstQuery: toJobsQuery({}) },
  { file: pageFiles.jobDetails, path: appPaths.jobDetails, end: 'job', isPainted: true, firstQuery: '' },
  { file: pageFiles.shell, path: NO_SCREEN, end: undefined, isPainted: false, firstQuery: '' },
] as const;

const PrerenderModule = v.object({ renderPage: v.function() });

async function loadRenderer(): Promise<(path: string) => Promise<string>> {
  const outDir = join(root, 'node_modules/.cache/kaj-prerender');
  await mkdir(outDir, { recursive: true });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      ssr: join(root, 'src/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  // The query keeps Node from answering a second build with the first one's module.
  const address = `${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`;
  const { renderPage } = v.parse(PrerenderModule, await import(address));
  return async (path) => v.parse(v.string(), await renderPage(path));
}

function takeStyles(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`expected one style sheet, found ${sheets.length}`);
  const [sheet] = sheets;
  if (sheet?.type !== 'asset') throw new Error('the style sheet is no asset');
  delete bundle[sheet.fileName];
  return toServedStyles(String(sheet.source));
}

const toAddress = (fileName: string): string => `/${fileName}`;

/** The files a screen needs before it shows: the entry's own imports and its route's chunk with its imports. */
function modulesOf(bundle: Rolldown.OutputBundle, routeId: string | undefined) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const screens = chunks.filter(
    ({ moduleIds }) =>
      routeId !== undefined && moduleIds.some((id) => id.startsWith(`${join(root, routeId)}?`)),
  );
  if (routeId !== undefined && screens.length === 0) throw new Error(`The build has no chunk of ${routeId}`);
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (found.has(fileName) || chunk?.type !== 'chunk') return;
    found.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of [...screens, ...chunks.filter(({ isEntry }) => isEntry)]) add(chunk.fileName);
  const base = chunks.find(({ name }) => name === BASE_CHUNK);
  if (base === undefined) throw new Error('The build has no base');
  return {
    base: toAddress(base.fileName),
    screen: screens.map(({ fileName }) => toAddress(fileName)),
    modules: [...found].map(toAddress),
  };
}

const routeIds: Readonly<Record<string, string>> = {
  [appPaths.home]: 'src/routes/index.tsx',
  [appPaths.jobs]: 'src/routes/jobPage.tsx',
  [appPaths.jobDetails]: 'src/routes/jobDetailsPage.tsx',
};

/** Writes the four pages of the build: styles inside, the screen's skeleton inside, chunks named early. */
export function prerenderPages(): Plugin[] {
  return [leanStyles(), writePages()];
}

function writePages(): Plugin {
  return {
    name: 'kaj-prerender-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['index.html'];
        if (template?.type !== 'asset') return;
        const [renderPage, headScript, wakeScript] = await Promise.all([
          loadRenderer(),
          bundleBoot('head'),
          bundleBoot('wake'),
        ]);
        const styles = takeStyles(bundle);
        const source = String(template.source);
        for (const { file, path, end, isPainted, firstQuery } of pages) {
          const html = toPage({
            template: source,
            content: await renderPage(path),
            styles,
            headScript,
            endScript: end === undefined ? '' : await bundleBoot(end),
            wakeScript: isPainted ? wakeScript : '',
            firstQuery,
            ...modulesOf(bundle, routeIds[path]),
          });
          if (file === pageFiles.home) template.source = html;
          else this.emitFile({ type: 'asset', fileName: file.slice(1), source: html });
        }
      },
    },
  };
}
