import type { EngineProgram } from '#server/db/engine-program.ts';
import { findProgram } from './bundled-programs.ts';

/** Stands in for the server's own way to its engine where tests open databases from the sources. */
export const findEngineProgram = (): EngineProgram => ({
  file: findProgram('embedded-process'),
  execArgv: [],
});
