import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** How a process of its own is started. */
export interface Program {
  file: string;
  /** What Node needs beside it. */
  execArgv: string[];
}

/** Programs that the server starts, and where their sources are. */
const sources = {
  'embedded-process': './db/engine/embedded-process.ts',
  'logo-process': './companies/logo-process.ts',
} as const;

export type ProgramName = keyof typeof sources;

const findLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The entry lies beside the built server, or among the sources. */
export function findProgram(name: ProgramName): Program {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = new URL(isSource ? sources[name] : `./${name}.js`, import.meta.url);
  return { file: fileURLToPath(entry), execArgv: isSource ? ['--import', findLoader()] : [] };
}
