import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { onComingBack } from '../browser/while-visible.ts';

const LEAST_BETWEEN_MS = 5 * MINUTE_MS;

interface Occasions {
  look: () => Promise<unknown>;
  isVisible: () => boolean;
  now: () => number;
}

/** Looks at most every 5 minutes; a failed look does not count. */
export function createUpdateCheck({ look, isVisible, now }: Occasions): () => Promise<void> {
  let lookedAt = now();
  return async () => {
    const before = lookedAt;
    // A clock that was set back must not stop the checks.
    if (!isVisible() || Math.abs(now() - before) < LEAST_BETWEEN_MS) return;
    lookedAt = now();
    await look().catch(() => (lookedAt = before));
  };
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Looks for updates when the user or the network returns, and hourly, until the signal. */
export function watchForUpdates(look: () => Promise<unknown>, signal: AbortSignal): void {
  const check = createUpdateCheck({ look, isVisible, now: () => Date.now() });
  const onOccasion = (): void => void check();
  onComingBack(onOccasion, signal);
  const timer = setInterval(onOccasion, HOUR_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
