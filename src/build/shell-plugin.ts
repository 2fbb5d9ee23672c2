import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Locale } from '#contract/format.ts';
import { pageTitlesIn } from '#contract/http/page-title-texts.ts';
import { toWindowTitle } from '#contract/http/page-titles.ts';
import { toShellFile } from '#contract/http/pages.ts';
import { type ScreenFiles, toScreensFile } from '#server/pages/load-renderer.ts';
import { BASE_CHUNK } from './chunks.ts';
import { manifestTexts } from './manifest-texts.ts';
import { toManifest } from './pwa-manifest.ts';
import { root } from './stamp.ts';
import { smaller, smallerOutput } from './bundling.ts';

const declared = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))|@property (--[\w-]+)\{[^{}]*\}/g;

function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]));
  const left = css.replaceAll(declared, (whole, name?: string, property?: string) =>
    read.has(name ?? property) ? whole : '',
  );
  return left === css ? css : dropUnread(left);
}

const mixed = /([^{};]+)\{([^{}]*)\}@supports \(color:color-mix\(in lab,red,red\)\)\{([^{}]+)\{([^{}]*)\}\}/g;

/** Fallback colors before `color-mix`: browsers that support the sheet's `@layer` and `oklch` support it too. */
function dropFallbacks(css: string): string {
  return css.replaceAll(mixed, (whole, selector: string, before: string, same: string, after: string) => {
    if (selector !== same) return whole;
    const replaced = new Set([...after.matchAll(/([\w-]+):/g)].map((found) => found[1]));
    const left = before.split(';').filter((line) => !replaced.has(line.slice(0, line.indexOf(':'))));
    return `${selector}{${[...left, after].join(';')}}`;
  });
}

const unused: readonly RegExp[] = [
  // Initial values for browsers older than the build's, which do not know `@property`.
  /@layer properties\{@supports [^{}]*\{[^{}]*\{[^{}]*\}\}\}/g,
  // Rules of daisyUI for right-to-left pages, its theme switch, typography and button variants that no screen uses.
  /\[dir=rtl\][^{}]*\{[^{}]*\}/g,
  /(?<=[{}])[^{}]*:lang\(ae\)[^{}]*\{[^{}]*\}/g,
  /:root:has\(input\.theme-controller[^)]*\),/g,
  /\.prose [^{}]*\{[^{}]*\}/g,
  /\.btn-(?:active|disabled|link),/g,
  // The theme's depth and noise are 0: shadows drawn with them are invisible.
  /(?<=[{;])(?!--btn-border)[\w-]+:[^;{}]*var\(--(?:depth|noise|fx-noise)[^;{}]*(?:;|(?=\}))/g,
  // daisyUI's rules for wrappers around inputs, color inputs, multiple selects and indeterminate checkboxes.
  /(?<=[{}])(?:\.(input|select|textarea) \1[^{},]*,?)+\{[^{}]*\}/g,
  /(?<=[{}])[^{}]*(?::indeterminate|\[multiple\]|color-swatch)[^{}]*\{[^{}]*\}/g,
  // A change anywhere in the page would recalculate the styles of all of it, 3.5 ms each time.
  /(?:\.\w+:has\(>\w+\[disabled\]\)>\w+\[disabled\]\{[^{}]*\}|\.\w+:has\(>\w+\[disabled\]\),)/g,
  // Customizable selects (`appearance: base-select`): phones open their native list, which is larger.
  /@supports \(appearance:base-select\)\{(?:[^{}]*\{[^{}]*\})*\}/g,
  /(?<=[{}])[^{}]*\.select(?:::picker| selectedcontent| optgroup| option)[^{}]*\{[^{}]*\}/g,
];

/** The theme sets both: the lists of fonts after them are never used. */
const fontFallback = /(var\(--default-(?:mono-)?font-family),[^()]*\)/g;

/** daisyUI repeats its rules of a disabled field for an input inside that field; no screen nests them. */
const doubled = /(:is\((?:[^(){}]|\([^()]*\))*\))(::placeholder|:is\(\w+\)),\1 \2(?=\{)/g;

const emptied = /(?<=[{};])[^{};]+\{\}/g;

function dropEmptied(css: string): string {
  const left = css.replaceAll(emptied, '');
  return left === css ? css : dropEmptied(left);
}

/** Removes unused rules from the minified sheet. */
export function toServedStyles(css: string): string {
  const spaced = css.replaceAll(', ', ',').replaceAll(fontFallback, '$1)');
  const plain = spaced.replaceAll(/:is\((\w*\.\w+),\.\w+ \w+\)/g, '$1');
  const used = unused.reduce((left, pattern) => left.replaceAll(pattern, ''), dropFallbacks(plain));
  return dropEmptied(dropUnread(used.replaceAll(doubled, '$1$2')));
}

/** A script of `src/page`, minified for inlining. */
async function bundleInline(name: 'head' | 'end'): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      ...smaller,
      rolldownOptions: { output: smallerOutput },
      lib: { entry: join(root, `src/page/${name}.ts`), formats: ['iife'], name: 'page', fileName: 'page' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`src/page/${name} gave no script`);
  return chunk.code.trim();
}

const markInStyles = /url\("?\/icons\/icon\.svg"?\)/;

/** Inlines the logo into the styles: LCP would wait for another request. */
function insertMark(css: string): string {
  if (!markInStyles.test(css)) throw new Error('the style sheet does not show the mark');
  const mark = readFileSync(join(root, 'public/icons/icon.svg'), 'utf8').trim().replaceAll('#', '%23');
  return css.replace(markInStyles, () => `url('data:image/svg+xml,${mark}')`);
}

function extractStyles(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`expected one style sheet, found ${sheets.length}`);
  const [sheet] = sheets;
  if (sheet?.type !== 'asset') throw new Error('the style sheet is no asset');
  delete bundle[sheet.fileName];
  return insertMark(toServedStyles(String(sheet.source)));
}

const toAddress = (fileName: string): string => `/${fileName}`;

function withImports(bundle: Rolldown.OutputBundle, fileName: string, found: Set<string>): Set<string> {
  const chunk = bundle[fileName];
  if (found.has(fileName) || chunk?.type !== 'chunk') return found;
  found.add(fileName);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/** In order: the base runs before the app, so that no task is long. */
function findApp(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const named = [chunks.find(({ name }) => name === BASE_CHUNK), chunks.find(({ isEntry }) => isEntry)];
  return named.map((chunk) => {
    if (chunk === undefined) throw new Error('The build has no base or no entry');
    return toAddress(chunk.fileName);
  });
}

/** The address and the module of each page, as the table of pages in the source names them. */
function listPages(): [path: string, module: string][] {
  const folder = join(root, 'src/routes');
  const table = readFileSync(join(folder, 'pages.tsx'), 'utf8');
  const row = /(?:path: |page\(\s*)'(\/[^']*)'(?:(?!path: |page\()[^])*?\bimport\('([^']+)'\)/g;
  return [...table.matchAll(row)].map(([, path = '', name = '']) => [
    path,
    name.startsWith('#') ? join(root, 'src', name.slice(1)) : join(folder, name),
  ]);
}

function findScreens(bundle: Rolldown.OutputBundle, app: readonly string[]): ScreenFiles {
  const screens: Record<string, string[]> = {};
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const [path, module] of listPages()) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`no chunk has ${module}`);
    const files = [...withImports(bundle, chunk.fileName, new Set())].map(toAddress);
    screens[path.slice(1) || 'index'] = files.filter((file) => !app.includes(file));
  }
  return screens;
}

const entryScript = /\s*<script type="module"[^>]*\bsrc="[^"]+"[^>]*><\/script>/;
const linkedFiles = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

interface Parts {
  styles: string;
  head: string;
  end: string;
  app: readonly string[];
}

function toShell(template: string, { styles, head, end, app }: Parts): string {
  const bare = template.replace(linkedFiles, '').replace(entryScript, '').replaceAll(/\n\s*/g, '\n');
  // Replaced by functions: in a replacement string `$` would be a pattern.
  return bare
    .replace('</head>', () => `<style>${styles}</style><script>${head}</script></head>`)
    .replace('</body>', () => `<script data-app="${app.join(' ')}" data-modules="">${end}</script></body>`);
}

const manifestOfBangla = 'bn/manifest.webmanifest';

export const withLanguage = (page: string, language: Locale): string =>
  page.replace('<html lang="en"', `<html lang="${language}"`);

/** The head of the empty page; the server writes the head of other pages. */
const toBangla = (page: string): string =>
  withLanguage(page, 'bn')
    .replace(/<title>[^<]*/, `<title>${toWindowTitle(pageTitlesIn.bn.home, 'Kaj')}`)
    .replace(
      /(name="description"\s+content=")[^"]*/,
      (_all, start: string) => start + manifestTexts.bn.description,
    )
    .replace('</head>', `<link rel="manifest" href="/${manifestOfBangla}"></head>`);

/** Writes the build's page, with styles and small scripts inside, and the list of each screen's files. */
export function buildShell(language: Locale): Plugin {
  return {
    name: 'kaj-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['index.html'];
        if (template?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = findApp(chunks);
        const [head, end] = await Promise.all([bundleInline('head'), bundleInline('end')]);
        const page = language === 'en' ? String(template.source) : toBangla(String(template.source));
        template.fileName = toShellFile(language).slice(1);
        template.source = toShell(page, { styles: extractStyles(bundle), head, end, app });
        const source = JSON.stringify(findScreens(bundle, app));
        this.emitFile({ type: 'asset', fileName: normalize(toScreensFile(language)), source });
        // English's is written with the worker.
        if (language === 'bn')
          this.emitFile({
            type: 'asset',
            fileName: manifestOfBangla,
            source: JSON.stringify(toManifest('bn')),
          });
      },
    },
  };
}
