import type { AppContext } from '#server/app-context.ts';
import { type AdminApi, toLocalApi } from '#server/cli/admin-api.ts';
import { readCommand } from '#server/cli/admin-arguments.ts';
import { runAdminCommand } from '#server/cli/run-admin-command.ts';

interface Printed {
  lines: string[];
  problems: string[];
  /** Each is answered by no. */
  questions: string[];
}

/** Runs `npm run admin -- …` with an API, in this process. */
export async function runCommandLine(api: AdminApi, args: readonly string[]): Promise<Printed> {
  const command = readCommand(args);
  if (command === 'help') throw new Error('This asks for the usage.');
  const printed: Printed = { lines: [], problems: [], questions: [] };
  const terminal = {
    print: (line: string) => void printed.lines.push(line),
    printError: (problem: string) => void printed.problems.push(problem),
    confirm: async (question: string) => {
      printed.questions.push(question);
      return false;
    },
  };
  await runAdminCommand(api, terminal, command);
  return printed;
}

/** The same on the database of a test server. */
export const runOperator = ({ context }: { context: AppContext }, ...args: string[]): Promise<Printed> =>
  runCommandLine(toLocalApi(context), args);
