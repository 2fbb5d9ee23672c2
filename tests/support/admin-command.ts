import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startProgram } from './bundled-programs.ts';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `npm run admin -- …` as an operator does, without npm. Only the given settings reach it. */
export async function runAdmin(
  settings: Record<string, string>,
  ...args: readonly string[]
): Promise<CommandResult> {
  const child = startProgram('admin-cli', settings, args);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, stdout, stderr };
}
