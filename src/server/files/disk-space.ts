import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECOND_MS } from '#contract/limits.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Log } from '../log.ts';
import { repeat } from '../timing.ts';

const MB = 1024 * 1024;

/** The least free space: 500 MB, on small disks 5 %. The embedded engine needs 64 MB for its log on any disk. */
export const toLeastSpace = (total: number): number => Math.min(500 * MB, Math.max(total / 20, 64 * MB));

export interface Space {
  free: number;
  total: number;
}

/** The space of a folder's disk; null if it is unknown. */
export async function readSpace(folder: string): Promise<Space | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? null : { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}

export const isFull = (space: Space | null): boolean =>
  space !== null && space.free < toLeastSpace(space.total);

/** Kept on the disk and given up where others fill it: the engine ends without room for its log. */
const RESERVE_BYTES = 32 * MB;
const RELEASE_BELOW = 16 * MB;
const CHECK_MS = SECOND_MS;

interface DiskOptions {
  dataDir: string;
  log: Log;
  /** True where the embedded engine writes to this disk. */
  hasReserve: boolean;
  read?: typeof readSpace;
}

/** Refuses writes early on a full disk, so that reads and signing in go on, with one alert. */
export function createDiskSpace({ dataDir, log, hasReserve, read = readSpace }: DiskOptions) {
  const reserve = join(dataDir, 'reserve');
  let isReserved: boolean | undefined;
  let wasFull = false;

  async function fitReserve({ free, total }: Space): Promise<void> {
    if (isReserved !== false && free < RELEASE_BELOW) {
      await rm(reserve, { force: true });
      isReserved = false;
    } else if (isReserved !== true && free > toLeastSpace(total) + RESERVE_BYTES) {
      await writeFile(reserve, Buffer.alloc(RESERVE_BYTES), { mode: 0o600 });
      isReserved = true;
    }
  }

  async function check(): Promise<void> {
    const space = await read(dataDir);
    const isNowFull = isFull(space);
    if (isNowFull && !wasFull && space !== null) {
      const fields = {
        freeMb: Math.floor(space.free / MB),
        leastMb: Math.floor(toLeastSpace(space.total) / MB),
      };
      log({ level: 'alert', event: 'disk is almost full, larger writes are refused', fields });
    }
    wasFull = isNowFull;
    if (hasReserve && space !== null) await fitReserve(space);
  }

  const { run, stop } = repeat({ everyMs: CHECK_MS, work: check, onError: () => (wasFull = true) });
  return {
    run,
    stop,
    check,
    /** @throws ApiError 507 on a full disk */
    requireSpace(): void {
      if (wasFull) throw new ApiError('diskFull');
    },
  };
}
export type DiskSpace = ReturnType<typeof createDiskSpace>;
