import type { Program, ProgramName } from '#server/find-program.ts';
import { findProgram as findBundled } from './bundled-programs.ts';

/** Replaces the server's own way to its programs where tests run it from the sources. */
export const findProgram = (name: ProgramName): Program => ({ file: findBundled(name), execArgv: [] });
