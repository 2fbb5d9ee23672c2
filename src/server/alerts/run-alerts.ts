import type { AppContext } from '../app-context.ts';
import { enqueueDigests } from './digests.ts';
import { matchNewJobs } from './match-alerts.ts';

type RunContext = Pick<AppContext, 'db' | 'clock' | 'queue'>;

/** Compares new jobs with all alerts, then enqueues the digests that are due. */
export async function runAlerts(context: RunContext, shouldStop: () => boolean): Promise<void> {
  while (!shouldStop() && (await matchNewJobs(context)) > 0);
  await enqueueDigests(context, shouldStop);
}
