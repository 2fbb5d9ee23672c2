import type { BuildEnvironmentOptions } from 'vite';

/** Makes scripts small: the two minifiers, one after the other, leave less than either of them. */
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

/**
 * The second one, which the bundler runs by itself; and names of files, which no compression shortens: 32 bits tell the
 * versions of a file apart as well as 48.
 */
export const smallerOutput = { minify: true, hashCharacters: 'hex' } as const;
