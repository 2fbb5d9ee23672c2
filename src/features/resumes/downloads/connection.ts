import { isOnline, onReconnect, reportUnreachable } from '#platform/http/online.ts';
import type { FetchOptions } from './fetch-file.ts';

interface Connection extends Pick<FetchOptions, 'ask' | 'wait'> {
  /** Ends a wait. */
  wake: () => void;
}

/** Asks a server for a file, and waits between two requests. */
export function createConnection(url: string, whole: AbortSignal): Connection {
  let end: ((isBack: boolean) => void) | undefined;
  whole.addEventListener('abort', () => end?.(false));
  return {
    async ask(from, etag, signal) {
      const headers: Record<string, string> =
        etag === null ? {} : { range: `bytes=${from}-`, 'if-range': etag };
      try {
        // Bypasses the browser's cache: received bytes are stored in IndexedDB already.
        return await fetch(url, { headers, cache: 'no-store', signal });
      } catch (error) {
        if (!signal.aborted) reportUnreachable();
        throw error;
      }
    },
    wait: (ms) =>
      new Promise((resolve) => {
        // Offline, the timer does nothing: `onReconnect` ends the wait.
        const again = () => isOnline() && end?.(false);
        const onSeen = () => !document.hidden && Number.isFinite(ms) && again();
        const timer = Number.isFinite(ms) ? setTimeout(again, ms) : undefined;
        const stop = onReconnect(() => end?.(true));
        document.addEventListener('visibilitychange', onSeen);
        end = (isBack) => {
          clearTimeout(timer);
          stop();
          document.removeEventListener('visibilitychange', onSeen);
          resolve(isBack);
        };
      }),
    wake: () => end?.(true),
  };
}
