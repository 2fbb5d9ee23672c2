import { HOUR_MS } from '#contract/limits.ts';
import { countClosingSoon } from './deadlines.ts';
import { onSavedJobsChange, readSavedJobs } from './saved-jobs.ts';
import { repeatWhileVisible } from '#platform/browser/while-visible.ts';

/** The number on the app's icon: saved jobs that close within three days. */

async function showCount(): Promise<void> {
  const count = countClosingSoon(await readSavedJobs(), Date.now());
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // Not installed, or (iOS) not allowed to notify: there is no icon to put a number on.
  }
}

const show = (): void => void showCount();

/** Keeps the number right from now on: on each change, when the app is opened or shown again, and as time goes by. */
export function startBadge(): void {
  if (!('setAppBadge' in navigator) || !('clearAppBadge' in navigator)) return;
  onSavedJobsChange(show);
  repeatWhileVisible(show, HOUR_MS);
}
