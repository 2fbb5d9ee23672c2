import type { Plugin } from 'vite';

/** What packages import and no screen of this app reaches: it has no infinite lists, and reads addresses itself. */
const unreached: readonly (readonly [file: RegExp, names: readonly string[]])[] = [
  [
    /\/query-core\/.*\/infiniteQueryBehavior\.js$/,
    ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  ],
  [
    /\/router-core\/.*\/searchParams\.js$/,
    ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'],
  ],
];

const toEmptyModule = (names: readonly string[]): string =>
  names.map((name) => `export const ${name} = undefined;`).join('\n');

/** Leaves code out that is never run. */
export function leaveOut(): Plugin {
  return {
    name: 'kaj-leave-out',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: unreached.map(([file]) => file) },
      handler(id) {
        const names = unreached.find(([file]) => file.test(id))?.[1];
        return names && toEmptyModule(names);
      },
    },
  };
}
