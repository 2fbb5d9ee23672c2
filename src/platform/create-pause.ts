import { yieldToInput } from './wait.ts';

/** Half a frame at 60 Hz: the browser has the other half for layout and paint. */
const MAX_WORK_MS = 8;

/** For long loops: yields where the last yield was half a frame ago, else returns undefined at once. */
export function createPause(): () => Promise<unknown> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MAX_WORK_MS) return undefined;
    return yieldToInput().then(() => (since = performance.now()));
  };
}
