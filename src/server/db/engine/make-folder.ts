import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files and folders that a process makes are its user's alone. */
export const PRIVATE_UMASK = 0o077;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Makes a folder and those above it, for this user alone. Node's own recursive `mkdir` never ends where a file system says
 * that a new folder's parent is missing although it is there, as `/proc` does.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    const isParentMissing = codeOf(error) === 'ENOENT' && parent !== path && !(await exists(parent));
    if (!isParentMissing) throw error;
    await makeFolder(parent);
    await mkdir(path, { mode: 0o700 });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
