import { HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from './app-context.ts';
import { updateListed } from './jobs/expiry.ts';
import { observeClock } from './observe-clock.ts';
import { purgeOld } from './purge.ts';
import { repairTimes } from './subscription/repair-times.ts';

type UpkeepContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>;

/** Repairs what a wrong clock has left, then removes what is old: neither while the clock is in doubt. */
export async function runUpkeep(context: UpkeepContext, shouldStop = () => false): Promise<void> {
  const steadyMs = await observeClock(context);
  if (steadyMs === null) return;
  await repairTimes(context);
  await updateListed(context, { steadyMs, shouldStop });
  await purgeOld(context, { steadyMs, shouldStop });
}

/** {@link runUpkeep} at once and every hour. @returns how to stop it, which waits for the batch that runs */
export function startUpkeep(context: UpkeepContext): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= runUpkeep(context, () => isStopped)
      .catch((error: unknown) => context.log({ kind: 'error', where: 'the hourly upkeep', error }))
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
