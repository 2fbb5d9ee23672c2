import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { onComingBack } from '../browser/while-visible.ts';

/** When the page looks for a new version: when the reader comes back, when the network does, and every hour. */

/** However often the reader comes back. */
const LEAST_BETWEEN_MS = 5 * MINUTE_MS;

interface Occasions {
  /** Asks the server; may reject. */
  look: () => Promise<unknown>;
  isVisible: () => boolean;
  /** ms since the epoch. */
  now: () => number;
}

/**
 * What to do on each occasion. Registering has just looked, so the first five minutes need no other look; a look
 * that failed was none, so the next occasion tries again.
 */
export function createUpdateCheck({ look, isVisible, now }: Occasions): () => Promise<void> {
  let lookedAt = now();
  return async () => {
    const before = lookedAt;
    // A clock that was set back is no reason to wait for it.
    if (!isVisible() || Math.abs(now() - before) < LEAST_BETWEEN_MS) return;
    lookedAt = now();
    // Offline, or the server is away.
    await look().catch(() => (lookedAt = before));
  };
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Looks on every occasion from now on, until the signal. */
export function watchForUpdates(look: () => Promise<unknown>, signal: AbortSignal): void {
  const check = createUpdateCheck({ look, isVisible, now: () => Date.now() });
  const onOccasion = (): void => void check();
  onComingBack(onOccasion, signal);
  const timer = setInterval(onOccasion, HOUR_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
