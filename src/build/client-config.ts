import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import type { ESTree, InlineConfig, Plugin, UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { Locale } from '#contract/format.ts';
import { toLanguageFolder } from '#contract/http/pages.ts';
import { createChunks, isOfModeration } from './chunks.ts';
import { root } from './stamp.ts';
import { toManifest } from './pwa-manifest.ts';
import { separateTextsPlugin, smaller, smallerOutput, withoutWarnings } from './bundling.ts';
import { buildShell } from './shell-plugin.ts';

/** Modules that need a page: others that the worker loads use no window, document or localStorage. */
export const needsPage =
  /(?:^|\/)src\/(api\/applications\/own-applications|device\/device-records|platform\/(http\/(online|file-transfer)|session\/session(-end)?|startup\/config|storage\/storage))\.ts$/;
const standIns = join(root, 'sw/stand-ins.ts');
const languageImport = /^import \{ isBangla \} from '.*\/build-language\.ts';$/m;
const dynamicImport = /\bimport(?=\()/g;
/** Rolldown's sign of a module without a file. */
const NO_REACT = '\0no-react';
const hooks = ['useEffect', 'useLayoutEffect', 'useMemo', 'useState', 'useSyncExternalStore'];

/**
 * For the worker, which sends what waits with the outboxes of the pages, but renders nothing, and may not load code
 * (`import()`): without React and what needs a page it has 21.4 kB instead of 31.7.
 */
export const withStandIns = (): Plugin => ({
  name: 'kaj-stand-ins',
  enforce: 'pre',
  resolveId: (id) => (id === 'react' ? NO_REACT : undefined),
  load(id) {
    if (id === NO_REACT) return `export const ${hooks.map((hook) => `${hook} = 0`).join()}`;
    return needsPage.test(id) ? `export * from ${JSON.stringify(standIns)}` : undefined;
  },
  transform: (code, id) =>
    id.includes('/src/') ? { code: code.replaceAll(dynamicImport, 'Promise.reject'), map: null } : undefined,
});

/** Vite would minify before Rolldown removes what is not used, and without the comments that name pure calls: 4.3 kB more. */
const minifyLast = (): Plugin => ({
  name: 'kaj-minify-last',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = (await minify(file.code, smaller.terserOptions)).code ?? file.code;
    }
  },
});

/** Settings of the worker's build, over those of vite-plugin-pwa, which log each file. */
function configureWorker(config: InlineConfig): void {
  config.logLevel = 'warn';
  config.plugins = [config.plugins, withStandIns(), minifyLast()];
  config.define = { ...config.define, 'import.meta.env.VITE_WORKER': '"yes"', ...defineLanguage('en') };
  config.build = { ...config.build, minify: false };
  const options = config.build.rollupOptions;
  if (options === undefined) return;
  // React is replaced: what renders is never called.
  options.checks = { bundlerTimings: false, importIsUndefined: false };
  options.treeshake = {
    propertyReadSideEffects: false,
    moduleSideEffects: (id) => /\/sw\/|\/(workbox-[^/]+|idb)\//.test(id),
    manualPureFunctions: [
      'problem',
      'typedLine',
      'typedText',
      'base64url',
      'optional',
      'createDeviceRecords',
    ],
  };
  // vite-plugin-pwa sets the deprecated option for a single file, which logs a warning.
  options.output = { entryFileNames: 'sw.mjs', codeSplitting: false, comments: { annotation: true } };
}

const LEAST_CHARACTERS = 20_000;

/** The functions of `var x = wrap((exports) => { … })`, a bundled CommonJS package. */
function findWrapped(statement: ESTree.Node): ESTree.ArrowFunctionExpression[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    const wrapped = init?.type === 'CallExpression' ? init.arguments[0] : undefined;
    if (wrapped?.type !== 'ArrowFunctionExpression' || wrapped.expression) return [];
    return wrapped.end - wrapped.start >= LEAST_CHARACTERS ? [wrapped] : [];
  });
}

/** Browsers parse functions in parentheses off the main thread, while the script is loading. */
export function putInParentheses(code: string, program: ESTree.Program): string {
  const wrapped = program.body.flatMap(findWrapped);
  return wrapped.toReversed().reduce((text, { start, end, params, body }) => {
    const names = params.map((param) => code.slice(param.start, param.end)).join(',');
    const made = `(function(${names})${code.slice(body?.start ?? start, end)})`;
    return text.slice(0, start) + made + text.slice(end);
  }, code);
}

/** Parses large packages ahead. Longest task, medians of 18 visits: 54 and 50 ms before, 34 and 20 ms now. */
function parseAhead(): Plugin {
  return {
    name: 'kaj-parse-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = putInParentheses(file.code, this.parse(file.code));
        }
      },
    },
  };
}

/** Read by `contract/build-language.ts`: the bundler then drops the other language of each catalogue. */
export const defineLanguage = (language: Locale): Record<string, string> => ({
  'import.meta.env.VITE_LANGUAGE': JSON.stringify(language),
});

/** The bundler folds conditions before it links modules: an imported one would keep both languages between chunks. */
const foldLanguage = (language: Locale): Plugin => ({
  name: 'kaj-fold-language',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const other = code.replace(languageImport, '');
    if (other === code || !id.includes('/src/')) return undefined;
    return { code: other.replaceAll(/\bisBangla\b/g, String(language === 'bn')), map: null };
  },
});

const worker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: toManifest('en'),
    // The operating system fetches the manifest's icons itself.
    includeManifestIcons: false,
    integration: { configureCustomSWViteBuild: configureWorker },
    injectManifest: {
      globPatterns: ['**/*.{html,js,css}', 'icons/icon.svg'],
      globIgnores: ['**/bn/**'],
      manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => !isOfModeration(url)) })],
    },
  });

const EXTERNAL_STORE = 'use-sync-external-store';

/**
 * The app in one language. The builds share a folder; Bangla's empties it.
 */
export function createClientConfig(language: Locale): UserConfig {
  const files = `assets${toLanguageFolder(language)}/[name]-[hash:7]`;
  return {
    define: defineLanguage(language),
    // React has had this hook since version 18: the router's store does not need the package's own one.
    resolve: { alias: { [`${EXTERNAL_STORE}/shim`]: EXTERNAL_STORE } },
    build: {
      outDir: 'dist/client',
      emptyOutDir: language === 'bn',
      copyPublicDir: language === 'en',
      target: 'es2022',
      // Tailwind 4 asks for these browsers; lowering its output for older ones only adds bytes.
      cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      // The style sheet is inlined into the pages, so no chunk may load it.
      cssCodeSplit: false,
      modulePreload: false,
      ...smaller,
      rolldownOptions: {
        ...withoutWarnings,
        // Else a text that spreads another catalogue would stay in the other language's build.
        treeshake: { propertyReadSideEffects: false },
        output: {
          ...smallerOutput,
          entryFileNames: `${files}.js`,
          chunkFileNames: `${files}.js`,
          // Fonts have the same name in both languages' builds.
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: createChunks() },
        },
      },
    },
    plugins: [
      react(),
      foldLanguage(language),
      separateTextsPlugin(),
      tailwindcss(),
      buildShell(language),
      parseAhead(),
      ...(language === 'en' ? [worker()] : []),
    ],
  };
}
