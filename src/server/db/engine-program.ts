import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** How the engine's process is started. */
export interface EngineProgram {
  file: string;
  /** What Node needs beside it. */
  execArgv: string[];
}

const findLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The engine's entry lies beside this file, in the sources and in the built server. */
export function findEngineProgram(): EngineProgram {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = new URL(`./embedded-process.${isSource ? 'ts' : 'js'}`, import.meta.url);
  return { file: fileURLToPath(entry), execArgv: isSource ? ['--import', findLoader()] : [] };
}
