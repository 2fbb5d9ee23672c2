import * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { PrecacheState, type ToWorker } from '#contract/device/worker.ts';
import { onReconnect } from '#platform/http/online.ts';

/** Whether the app opens without a network here: its worker is in charge, and has all of it. */

/** What is missing is fetched first, on a phone's network. */
const ANSWER_LIMIT_MS = 60 * SECOND_MS;

/** Asks the worker in charge; null when there is none, or when it does not answer. */
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

/** True when the app can be closed and opened again without a network, as the worker itself says. */
async function isReadyOffline(): Promise<boolean> {
  const state = await askPrecacheState();
  return state !== null && state.stored >= state.wanted;
}

/** Calls back once the app works offline: now, or when the worker takes over or the network comes back. */
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
