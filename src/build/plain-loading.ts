import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/** The router reloads for a message that it knows, even offline; this one reaches the error screen. */
const code = `
export const __vitePreload = (load) =>
  load().catch((error) => {
    error.message = 'Not loaded: ' + error.message;
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
`;

/** Replaces Vite's helper around `import()`: 0.4 kB less for each first screen. */
export function loadPlainly(): Plugin {
  return {
    name: 'kaj-plain-loading',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => code },
  };
}
