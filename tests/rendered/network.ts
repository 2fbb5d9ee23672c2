import { onTestFinished, vi } from 'vitest';
import { answer, breakOff, requestsOf } from './app.ts';

/** Makes the device offline, by `navigator.onLine` and failing requests. @returns reconnects */
export function goOffline(): () => void {
  const end = answer(/./, async () => {
    // As everywhere, later than the task of the request: its sending shows first.
    await new Promise((resolve) => setTimeout(resolve));
    return breakOff();
  });
  const link = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  onTestFinished(() => link.mockRestore());
  return () => {
    end();
    link.mockRestore();
    dispatchEvent(new Event('online'));
  };
}

/** The next request of a method and a path reaches the server; its answer is lost on the way back. */
export function loseAnswer(method: string, path: RegExp): void {
  const before = requestsOf(method, path).length;
  answer(path, async (request) => {
    if (request.method !== method || requestsOf(method, path).length > before + 1) return undefined;
    const { method: sent, url, headers } = request;
    await fetch(url, { method: sent, headers: [...headers], body: await request.clone().arrayBuffer() });
    return breakOff();
  });
}
