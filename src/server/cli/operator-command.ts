import { StartupError } from '../errors/startup-error.ts';
import { existsSync } from 'node:fs';
import { readConfig, type Config } from '../config.ts';
import { connectDatabase, type Database } from '../db/client.ts';
import { PRIVATE_UMASK } from '../db/engine/private-folder.ts';
import { logToConsole } from '../log.ts';
import { isUnavailable, postgresCode, rootCause } from '../errors/database-errors.ts';

/** The one file argument. @throws StartupError with the usage */
export function onlyFile(positionals: readonly string[], usage: string): string {
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new StartupError(usage);
  return file;
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
export const printError = (line: string): void => void process.stderr.write(`${line}\n`);

/** Without stack, statement and values. */
function toOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartupError) return error.message;
  const code = postgresCode(error);
  const cause = rootCause(error);
  if (isUnavailable(error) && cause instanceof Error) return `The database does not answer: ${cause.message}`;
  const [line = error.name] = error.message.split('\n');
  return code === null ? line : `The database refuses this (SQLSTATE ${code}).`;
}

/** Runs a command; a failure is one line on stderr, exit code 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  process.umask(PRIVATE_UMASK);
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await run();
  } catch (error) {
    printError(toOneLine(error));
    process.exitCode = 1;
  }
}

/** Opens the configured database for one job. */
export async function withDatabase<T>(
  job: (db: Database, config: Config) => Promise<T>,
  options: { isImport?: boolean } = {},
): Promise<T> {
  const config = readConfig(process.env);
  const db = await connectDatabase({ ...config, ...options, log: logToConsole });
  return job(db, config).finally(db.close);
}

/** Reads arguments. @throws StartupError with the usage */
export function orUsage<T>(read: () => T, usage: string): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(usage);
  }
}
