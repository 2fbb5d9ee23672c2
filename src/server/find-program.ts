import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/* A file of its own: the tests' configuration replaces it by the programs that were bundled for the run. */

export interface Program {
  file: string;
  execArgv: string[];
}

/** Programs that the server starts, by the path of their source. */
const sources = {
  'embedded-process': './db/engine/embedded-process.ts',
  'logo-process': './companies/logo-process.ts',
} as const;

export type ProgramName = keyof typeof sources;

const findLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Finds a program beside the built server, or among the sources. */
export function findProgram(name: ProgramName): Program {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = new URL(isSource ? sources[name] : `./${name}.js`, import.meta.url);
  return { file: fileURLToPath(entry), execArgv: isSource ? ['--import', findLoader()] : [] };
}
