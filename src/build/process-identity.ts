import { readFile } from 'node:fs/promises';

/** A process, distinguished from a later one with the same pid. */
interface ProcessIdentity {
  pid: number;
  /** Boot id and start time, '' where unknown. */
  start: string;
}

/** Used as the start of a zombie process. */
const ENDED = 'ended';

async function startOf(pid: number): Promise<string> {
  try {
    const [boot, status] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // Field 2 is in brackets and may hold spaces; the state is field 3, the start time field 22.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return ENDED;
    return `${boot.trim()}/${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

export async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, start: await startOf(pid) };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True while that process runs. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  if (!exists(identity.pid)) return false;
  const start = await startOf(identity.pid);
  return start !== ENDED && (identity.start === '' || identity.start === start);
}
