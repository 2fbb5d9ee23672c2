import { join } from 'node:path';
import { minify } from 'terser';
import type { InlineConfig, Plugin } from 'vite';
import { root } from './paths.ts';
import { smaller } from './smaller.ts';

/** Modules that need a page: others that the worker loads use no window, document or localStorage. */
export const needsPage =
  /(?:^|\/)src\/(api\/applications\/(own-applications|upload-progress)|device\/device-records|platform\/(http\/(online|upload)|session\/session(-end)?|startup\/config|storage\/(device-database|storage)))\.ts$/;
const standIns = join(root, 'sw/stand-ins.ts');
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
export function configureWorker(config: InlineConfig): void {
  config.logLevel = 'warn';
  config.plugins = [config.plugins, withStandIns(), minifyLast()];
  config.define = { ...config.define, 'import.meta.env.VITE_WORKER': '"yes"' };
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
