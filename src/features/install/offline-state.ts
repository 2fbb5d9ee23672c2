import * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { PrecacheState, type ToWorker } from '#contract/device/worker.ts';
import { onReconnect } from '#platform/http/online.ts';

/** The worker first fetches what is missing. */
const ANSWER_LIMIT_MS = 60 * SECOND_MS;

/** Asks the worker; null without one, or without an answer. */
async function askPrecacheState(): Promise<PrecacheState | null> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const message: ToWorker = { type: 'PRECACHE_STATE' };
  const answer = await new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    setTimeout(() => resolve(null), ANSWER_LIMIT_MS);
    worker.postMessage(message, [port2]);
  });
  port1.close();
  const parsed = v.safeParse(PrecacheState, answer);
  return parsed.success ? parsed.output : null;
}

/** True when the worker has everything to open the app offline. */
async function isReadyOffline(): Promise<boolean> {
  const state = await askPrecacheState();
  return state !== null && state.stored >= state.wanted;
}

/** Calls back once the app works offline, now or later. */
export function whenReadyOffline(tell: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  let isTold = false;
  const look = async (): Promise<void> => {
    if (isTold || !(await isReadyOffline()) || isTold) return;
    isTold = true;
    navigator.serviceWorker.removeEventListener('controllerchange', onOccasion);
    stop();
    tell();
  };
  const onOccasion = (): void => void look();
  navigator.serviceWorker.addEventListener('controllerchange', onOccasion);
  const stop = onReconnect(onOccasion);
  onOccasion();
}
