import { toWorkerUrl } from '#contract/device/worker.ts';
import { readLanguages } from '../preferences/stored-languages.ts';

function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    });
  });
}

/** Installs the worker of the languages that are wanted now. @returns false without a worker, or when it failed */
export async function renewWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  if ((await serviceWorker.getRegistration()) === undefined) return false;
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const;
    const { installing } = await serviceWorker.register(toWorkerUrl(readLanguages()), options);
    return installing === null || (await isActivated(installing));
  } catch {
    return false;
  }
}
