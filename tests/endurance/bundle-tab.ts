import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type * as tab from './tab.ts';

/** Everything that the app finds in a browser, by its name. */
export type Globals = Readonly<Record<string, unknown>>;

/** Makes the app once more, as a page does that loads it. */
export type OpenApp = (globals: Globals) => typeof tab;

/** A change of the app's code, by which it loses something. */
export interface Fault {
  /** The end of the module's path. */
  file: string;
  /** What stands there, and what takes its place. */
  edits: Readonly<Record<string, string>>;
}

const toPlugin = ({ file, edits }: Fault): Plugin => ({
  name: 'fault',
  transform(code, id) {
    if (!id.endsWith(file)) return undefined;
    let broken = code;
    for (const [from, to] of Object.entries(edits)) {
      if (!broken.includes(from)) throw new Error(`${file} has no: ${from}`);
      broken = broken.replace(from, to);
    }
    return broken;
  },
});

/** The app's code as one text, to be run by {@link readApp} in any process. */
export async function bundleTab(fault?: Fault): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    plugins: fault ? [{ ...toPlugin(fault), enforce: 'pre' }] : [],
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: {
        input: { tab: join(import.meta.dirname, 'tab.ts') },
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error('The app is not one file.');
  return chunk.code;
}

/** @param names of the globals: what the code finds under them is the tab's, and nothing of this process */
export function readApp(code: string, names: readonly string[]): OpenApp {
  const require = createRequire(import.meta.url);
  const run: unknown = Reflect.construct(Function, [
    'require',
    'exports',
    'module',
    'globalThis',
    ...names,
    `"use strict";\n${code}`,
  ]);
  if (typeof run !== 'function') throw new Error('No code.');
  return (globals) => {
    const module = { exports: {} };
    Reflect.apply(run, undefined, [
      require,
      module.exports,
      module,
      globals,
      ...names.map((name) => globals[name]),
    ]);
    // Its types are those of the module that was bundled.
    return toTab(module.exports);
  };
}

function toTab(exports: object): typeof tab {
  if (!isTab(exports)) throw new Error('The bundle is not the app.');
  return exports;
}

const isTab = (exports: object): exports is typeof tab => 'startTab' in exports && 'applyHere' in exports;
