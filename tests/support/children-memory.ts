import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The numbers of the processes that this one has started, and that run a program of this name. Linux alone. */
function findChildren(program: string): string[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    read(`/proc/self/task/${task}/children`).trim().split(' '),
  );
  return children.filter((pid) => pid !== '' && read(`/proc/${pid}/cmdline`).includes(program));
}

const peakOf = (pid: string): number =>
  Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

export interface ChildrenMemory {
  /** How many there were side by side at most. */
  atOnce: number;
  /** The most that one of them took, its code included. */
  peakMb: number;
}

/** Watches the processes of this name that this one starts while something is done. */
export async function watchChildren(program: string, work: () => Promise<void>): Promise<ChildrenMemory> {
  const seen: ChildrenMemory = { atOnce: 0, peakMb: 0 };
  const look = () => {
    const children = findChildren(program);
    seen.atOnce = Math.max(seen.atOnce, children.length);
    seen.peakMb = Math.max(seen.peakMb, ...children.map(peakOf));
  };
  const timer = setInterval(look, 2);
  await work().finally(() => clearInterval(timer));
  return seen;
}
