import { createInterface } from 'node:readline/promises';
import { StartupError } from '../errors/startup-error.ts';
import { withAdminApi } from './admin-api.ts';
import { readCommand, USAGE } from './admin-arguments.ts';
import { print, printError, runCommand } from './operator-command.ts';
import { runAdminCommand } from './run-admin-command.ts';

/** `npm run admin -- …`: the operator's commands, with the server running or not. */

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new StartupError(`${question} Nothing was done: run this in a terminal, or add --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes/no) `).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}

const terminal = {
  print,
  printError: (problem: string): void => {
    printError(problem);
    process.exitCode = 1;
  },
  confirm,
};

await runCommand(async () => {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') return print(USAGE);
  await withAdminApi((api) => runAdminCommand(api, terminal, command));
});
