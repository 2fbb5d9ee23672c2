import type { BuildEnvironmentOptions, Plugin } from 'vite';

/** Fails the build on a warning, such as a dynamic import that is also static; logged warnings are overlooked. */
export const withoutWarnings = {
  // The bundler would warn that the minifier takes most of the time.
  checks: { bundlerTimings: false },
  onwarn: ({ message }) => {
    throw new Error(message);
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];

/**
 * Before the bundler's minifier: 1.1 kB less for each first screen; its options are 0.4 of it.
 */
export const smaller = {
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    module: true,
    compress: {
      passes: 3,
      keep_fargs: false,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    format: { comments: false },
  },
} as const satisfies BuildEnvironmentOptions;

export const smallerOutput = { minify: true, hashCharacters: 'hex' } as const;

const runtimes = /^react\/jsx-(dev-)?runtime$/;
const own = '\0own-';
const wrapper = '/src/ui/separate-texts.ts';

/** Has the app's JSX make its elements by `ui/separate-texts.ts`. */
export function separateTextsPlugin(): Plugin {
  return {
    name: 'kaj-separate-texts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      runtimes.test(source) && importer !== own + source ? own + source : undefined,
    load(id) {
      if (!id.startsWith(own)) return undefined;
      const make = id.includes('-dev-') ? ['jsxDEV'] : ['jsx', 'jsxs'];
      return [
        `import * as react from ${JSON.stringify(id.slice(own.length))};`,
        `import { separateTexts } from ${JSON.stringify(wrapper)};`,
        'export const { Fragment } = react;',
        ...make.map((name) => `export const ${name} = separateTexts(react.${name}, Fragment);`),
      ].join('\n');
    },
  };
}
