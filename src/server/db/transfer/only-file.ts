import { StartupError } from '../../startup-error.ts';

/** The one file that a command names. @throws StartupError with the usage */
export function onlyFile(positionals: readonly string[], usage: string): string {
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new StartupError(usage);
  return file;
}
