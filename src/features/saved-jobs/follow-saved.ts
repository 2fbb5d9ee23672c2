import type { QueryClient } from '@tanstack/react-query';
import { HOUR_MS } from '#contract/limits.ts';
import { onComingBack } from '#platform/browser/while-visible.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { isOnline } from '#platform/http/online.ts';
import { readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { whenCalm } from '#platform/worker/when-calm.ts';

async function check(queryClient: QueryClient): Promise<void> {
  if (isDataSaver() || !isOnline() || (await readSavedJobs()).length === 0) return;
  const { checkSavedJobs } = await import('./check-saved.ts');
  await checkSavedJobs(queryClient, { place: 'elsewhere', signal: new AbortController().signal });
}

/** Checks a few saved jobs at a time, so that the app icon's badge is correct. */
export function followSavedJobs(queryClient: QueryClient): void {
  let isPlanned = false;
  const work = async () => {
    // A failed load is retried at the next check.
    await check(queryClient).catch(() => undefined);
    isPlanned = false;
  };
  const plan = () => {
    if (isPlanned || document.visibilityState !== 'visible') return;
    isPlanned = true;
    whenCalm(() => void work());
  };
  plan();
  onComingBack(plan);
  setInterval(plan, HOUR_MS);
}
