import { setTimeout as delay } from 'node:timers/promises';
import { readCommand, USAGE, type AdminCommand } from './admin/commands.ts';
import { askRunningServer } from './admin/door.ts';
import { runAdminCommand, type Report } from './admin/run-command.ts';
import { readConfig, type Config } from './config.ts';
import { complain, runCommand, say, withDatabase } from './operator-command.ts';
import { StartupError } from './startup-error.ts';

/** `npm run admin -- …`: what operators do with the same database as the server, while it runs or not. */

/** A server that is just starting or stopping has the data folder, but does not answer: so often it is asked again. */
const TRIES = 10;
const RETRY_MS = 500;

const runAlone = (command: AdminCommand): Promise<Report> =>
  withDatabase((db) => runAdminCommand({ db, clock: Date.now }, command));

/** The embedded database is open to one process alone: a running server has to be asked. */
async function runEmbedded({ dataDir }: Config, command: AdminCommand): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    const report = await askRunningServer(dataDir, command);
    if (report !== null) return report;
    try {
      return await runAlone(command);
    } catch (error) {
      const isTaken = error instanceof StartupError && error.message.includes(' is in use by ');
      if (!isTaken || tries === TRIES) throw error;
      await delay(RETRY_MS);
    }
  }
}

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') return say(USAGE);
  const config = readConfig(process.env);
  const isEmbedded = config.databaseUrl === undefined;
  const report = await (isEmbedded ? runEmbedded(config, command) : runAlone(command));
  const { lines, problems } = report;
  for (const line of lines) say(line);
  for (const problem of problems) complain(problem);
  if (problems.length > 0) process.exitCode = 1;
}

await runCommand(run);
