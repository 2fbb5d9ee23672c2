import { messageSW } from 'workbox-window';
import { MINUTE_MS } from '#contract/limits.ts';
import { API_BASE } from '#contract/http/paths.ts';
import { WARM_MAX_URLS, type ToWorker } from '#contract/device/worker.ts';
import { apiUrl } from '../startup/config.ts';
import { isDataSaver } from '../preferences/data-saver.ts';
import { pageData } from '../startup/hydration.ts';

type Wanted = (entry: PerformanceResourceTiming) => boolean;

// Not by initiator: a preloaded read is a link's, not a fetch's.
const isRead: Wanted = ({ name }) => name.includes(`${API_BASE}/`);
const isPicture: Wanted = ({ initiatorType, name }) => initiatorType === 'img' && /^https?:/.test(name);

function urlsOf(entries: readonly PerformanceResourceTiming[], isWanted: Wanted): string[] {
  const urls = entries.filter(isWanted).map((entry) => entry.name);
  return [...new Set(urls)].slice(-WARM_MAX_URLS);
}

function readsOfPage(): string[] {
  const paths = pageData()?.queries.flatMap(({ path }) => path ?? []) ?? [];
  return paths.map((path) => new URL(apiUrl(path), location.href).href);
}

/** Tells a new worker what this page has fetched, so that the first visit works offline. */
export function sendLoaded(worker: ServiceWorker): void {
  if (isDataSaver()) return;
  const controlledAt = performance.now();
  const observer = new PerformanceObserver((list) => {
    const entries = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.startTime < controlledAt);
    const message: ToWorker = {
      type: 'WARM',
      loaded: {
        page: location.href,
        reads: [...readsOfPage(), ...urlsOf(entries, isRead)].slice(0, WARM_MAX_URLS),
        images: urlsOf(entries, isPicture),
      },
    };
    void messageSW(worker, message);
  });
  observer.observe({ type: 'resource', buffered: true });
  setTimeout(() => observer.disconnect(), MINUTE_MS);
}
