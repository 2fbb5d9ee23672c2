import { inspect } from 'node:util';
import { readConfig } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';
import { openDatabase, type Database } from '../client.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * One job of the operator on the configured database: a refusal is one line on stderr, exit code 1.
 * @param readOptions reads the command line, before anything is opened
 */
export async function runWithDatabase<T>(
  readOptions: () => T,
  job: (db: Database, options: T) => Promise<void>,
): Promise<void> {
  try {
    const options = readOptions();
    const db = await openDatabase({ ...readConfig(process.env), log: say });
    await job(db, options).finally(db.close);
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}

/** The one file that a command names. @throws StartupError with the usage */
export function onlyFile(positionals: readonly string[], usage: string): string {
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new StartupError(usage);
  return file;
}

/** Options that are not known become the usage, not a stack. */
export function orUsage<T>(read: () => T, usage: string): T {
  try {
    return read();
  } catch {
    throw new StartupError(usage);
  }
}
