import type { Workbox } from 'workbox-window';
import { MINUTE_MS } from '#contract/limits.ts';
import { WARM_MAX_URLS, type ToWorker } from '#contract/worker.ts';

function urlsOf(entries: readonly PerformanceEntry[], initiator: string): string[] {
  const urls = entries
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === initiator)
    .map((entry) => entry.name)
    .filter((url) => /^https?:/.test(url));
  return [...new Set(urls)].slice(-WARM_MAX_URLS);
}

/**
 * Tells the worker what this page had asked for before the worker was in charge, so that the first visit
 * can be read offline as well; also what was still under way.
 */
export function sendLoaded(workbox: Workbox): void {
  const takenOverAt = performance.now();
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries().filter((entry) => entry.startTime < takenOverAt);
    const message: ToWorker = {
      type: 'WARM',
      reads: urlsOf(entries, 'fetch'),
      images: urlsOf(entries, 'img'),
    };
    if (message.reads.length + message.images.length > 0) void workbox.messageSW(message);
  });
  observer.observe({ type: 'resource', buffered: true });
  setTimeout(() => observer.disconnect(), MINUTE_MS);
}
