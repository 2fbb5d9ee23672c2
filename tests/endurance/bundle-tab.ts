import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { withStandIns } from '#build/client-config.ts';
import type * as tab from './tab.ts';

/** Everything that the app finds in a browser, by its name. */
export type Globals = Readonly<Record<string, unknown>>;

/** Makes the app once more, as a page does that loads it. */
type OpenApp = (globals: Globals) => typeof tab;

/** The worker's part that sends: `sw/deliver.ts`. */
interface Deliverer {
  prepareDelivery: () => void;
  answerSync: (event: Event) => void;
}

/** Makes the worker's part that sends once more, as the browser does that starts the worker. */
type OpenWorker = (globals: Globals) => Deliverer;

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

interface Bundle {
  /** From this folder. */
  entry: string;
  plugins: Plugin[];
  isWorker: boolean;
}

/** Code as one text, to be run in any process. */
async function bundle({ entry, plugins, isWorker }: Bundle): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    plugins,
    publicDir: false,
    logLevel: 'error',
    define: isWorker ? { 'import.meta.env.VITE_WORKER': '"yes"' } : {},
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: {
        input: { code: join(import.meta.dirname, entry) },
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${entry} is not one file.`);
  return chunk.code;
}

/** The code of a tab and of the worker. */
export interface Apps {
  openTab: OpenApp;
  openWorker: OpenWorker;
}

/** @param names of the globals: what the code finds under them is the model's, and nothing of this process */
export async function readApps(names: readonly string[], fault?: Fault): Promise<Apps> {
  const plugins = fault ? [{ ...toPlugin(fault), enforce: 'pre' as const }] : [];
  const ofTab = readCode(await bundle({ entry: 'tab.ts', plugins, isWorker: false }), names);
  const ofWorker = readCode(
    await bundle({ entry: '../../sw/deliver.ts', plugins: [withStandIns(), ...plugins], isWorker: true }),
    names,
  );
  return {
    openTab: (globals) => toTab(ofTab(globals)),
    openWorker: (globals) => toWorker(ofWorker(globals)),
  };
}

function readCode(code: string, names: readonly string[]): (globals: Globals) => object {
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
    return module.exports;
  };
}

// Their types are those of the modules that were bundled.
function toTab(exports: object): typeof tab {
  if (!isTab(exports)) throw new Error('The bundle is not the app.');
  return exports;
}

const isTab = (exports: object): exports is typeof tab => 'startTab' in exports && 'applyHere' in exports;

function toWorker(exports: object): Deliverer {
  if (!isWorker(exports)) throw new Error('The bundle is not the worker.');
  return exports;
}

const isWorker = (exports: object): exports is Deliverer => 'answerSync' in exports;
