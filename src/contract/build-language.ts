import type { Locale } from './format.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_LANGUAGE?: Locale;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/**
 * True in the Bangla build. The bundler replaces the constant, so that a build keeps one language of each catalogue.
 * Node sets no `env`: the server and the tools use the pairs of both languages.
 */
export const isBangla: boolean = import.meta.env?.VITE_LANGUAGE === 'bn';
