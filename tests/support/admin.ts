import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/**
 * Runs the operator's command beside a running server, as `npm run admin -- …` does.
 * @returns what it printed
 * @throws when it ends with another exit code than 0
 */
export async function runAdmin(dataDir: string, parameters: readonly string[]): Promise<string> {
  const command = ['--import', 'tsx', join(root, 'src/server/cli/admin-cli.ts'), ...parameters];
  const { DATABASE_URL: _any, ...environment } = process.env;
  const { stdout } = await run(process.execPath, command, {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir },
  });
  return stdout;
}
