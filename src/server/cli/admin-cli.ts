import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { readCommand, USAGE, type AdminCommand, type Report } from '../admin/commands.ts';
import { askRunningServer } from '../admin/command-socket.ts';
import { runAdminCommand } from '../admin/run-command.ts';
import { readConfig, type Config } from '../config.ts';
import { logToConsole } from '../log.ts';
import { printError, runCommand, print, withDatabase } from './operator-command.ts';
import { openQueue } from '../queue/queue.ts';
import { StartupError } from '../errors/startup-error.ts';

/** `npm run admin -- …`: the operator's commands, with the server running or not. */

/** While a server starts or stops, it locks the data folder but does not answer. */
const MAX_ATTEMPTS = 10;
const RETRY_MS = 500;

const runAlone = (command: AdminCommand): Promise<Report> =>
  withDatabase(async (db, config) => {
    const queue = await openQueue({ db, log: logToConsole });
    return runAdminCommand({ db, queue, config, clock: Date.now }, command);
  });

/** The embedded database is open to one process only, so a running server has to be asked. */
async function runEmbedded({ dataDir }: Config, command: AdminCommand): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await askRunningServer(dataDir, command);
    if (report !== null) return report;
    try {
      return await runAlone(command);
    } catch (error) {
      const isInUse = error instanceof StartupError && error.message.includes(' is in use by ');
      if (!isInUse || attempt === MAX_ATTEMPTS) throw error;
      await delay(RETRY_MS);
    }
  }
}

function show({ lines, problems }: Report): void {
  for (const line of lines) print(line);
  for (const problem of problems) printError(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new StartupError(`${question} Nothing was done: run this in a terminal, or add --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes/no) `).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') return print(USAGE);
  const config = readConfig(process.env);
  const isEmbedded = config.databaseUrl === undefined;
  const ask = (asked: AdminCommand) => (isEmbedded ? runEmbedded(config, asked) : runAlone(asked));
  const report = await ask(command);
  show(report);
  const { question } = report;
  if (question === undefined || !('account' in command)) return;
  if (!(await isConfirmed(question.text))) return print('Nothing was done.');
  // By id, so that the command runs on the account that was shown.
  const { lines, problems } = await ask({ ...command, account: question.accountId, isSure: true });
  show({ lines: lines.slice(report.lines.length), problems });
}

await runCommand(run);
