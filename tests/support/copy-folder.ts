import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Copies what is in a folder, with its times, into another, which is made if it is not there. A database has a
 * thousand files: Node's own copying takes three times as long.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('cp', ['-Rp', `${from}/.`, to]);
}
