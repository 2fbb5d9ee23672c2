import type { Plugin } from 'vite';

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
