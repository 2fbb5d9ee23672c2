import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { readCommand, USAGE, type AdminCommand } from './admin/commands.ts';
import { askRunningServer } from './admin/door.ts';
import { runAdminCommand, type Report } from './admin/run-command.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { postgresCode } from './http/database-errors.ts';
import { StartupError } from './startup-error.ts';

/** `npm run admin -- …`: what operators do with the same database as the server, while it runs or not. */

/** A server that is just starting or stopping has the data folder, but does not answer: so often it is asked again. */
const TRIES = 10;
const RETRY_MS = 500;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

async function runAlone(config: Config, command: AdminCommand): Promise<Report> {
  const db = await openDatabase({ ...config, log: complain });
  return runAdminCommand({ db, clock: Date.now }, command).finally(db.close);
}

/** The embedded database is open to one process alone: a running server has to be asked. */
async function runEmbedded(config: Config, command: AdminCommand): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    const report = await askRunningServer(config.dataDir, command);
    if (report !== null) return report;
    try {
      return await runAlone(config, command);
    } catch (error) {
      const isTaken = error instanceof StartupError && error.message.includes(' is in use by ');
      if (!isTaken || tries === TRIES) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Operators get no stack; statements and their values stay out of sight as well. */
function toOneLine(error: Error): string {
  if (error instanceof StartupError) return error.message;
  const code = postgresCode(error);
  const [line = error.name] = error.message.split('\n');
  return code === null ? line : `The database refuses this (SQLSTATE ${code}).`;
}

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') return say(USAGE);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const runOn = config.databaseUrl === undefined ? runEmbedded : runAlone;
  const { lines, problems } = await runOn(config, command);
  for (const line of lines) say(line);
  for (const problem of problems) complain(problem);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  complain(error instanceof Error ? toOneLine(error) : String(error));
  process.exitCode = 1;
}
