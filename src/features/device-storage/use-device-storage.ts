import { useCallback, useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { pollWhileVisible } from '#platform/browser/while-visible.ts';
import { readEstimate, type StorageEstimate } from '#platform/storage/persistence.ts';
import { measureCopies, measureSaved, type Copies, type SavedKind } from './measure-device.ts';
import type { Measured } from './measure-records.ts';

export interface DeviceStorage {
  saved: Readonly<Record<SavedKind, Measured | null>>;
  copies: Copies;
  estimate: StorageEstimate;
  at: number;
}

async function readDevice(): Promise<DeviceStorage> {
  const at = Date.now();
  const [savedJobs, letters, applications, applicationCvs, cvs, downloads, searches, reports, figures] =
    await Promise.all([
      measureSaved('savedJobs'),
      measureSaved('letters'),
      measureSaved('applications'),
      measureSaved('applicationCvs'),
      measureSaved('cvs'),
      measureSaved('downloads'),
      measureSaved('searches'),
      measureSaved('reports'),
      measureSaved('figures'),
    ]);
  const [startPage, alerts, drafts, inbox] = await Promise.all([
    measureSaved('startPage'),
    measureSaved('alerts'),
    measureSaved('drafts'),
    measureSaved('inbox'),
  ]);
  const sent = { letters, applications, applicationCvs, reports };
  const saved = { savedJobs, ...sent, cvs, downloads, searches, figures, startPage, alerts, drafts, inbox };
  const [copies, estimate] = await Promise.all([measureCopies(), readEstimate()]);
  return { saved, copies, estimate, at };
}

const FIRST_LOOK_AGAIN_MS = 3 * SECOND_MS;

/** Calls back when another worker takes control, which has stored the app by then. @returns unsubscribes */
function onWorkerChange(listener: () => void): () => void {
  // Undefined in insecure contexts.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.addEventListener('controllerchange', listener);
  return () => workers?.removeEventListener('controllerchange', listener);
}

/** What the device stores; undefined until measured. Measured periodically, as the worker stores in the background. */
export function useDeviceStorage(): { device: DeviceStorage | undefined; refresh: () => Promise<void> } {
  const [device, setDevice] = useState<DeviceStorage>();
  const refresh = useCallback(async () => setDevice(await readDevice()), []);
  useEffect(() => {
    const look = () => void refresh();
    const stops = [pollWhileVisible(look, FIRST_LOOK_AGAIN_MS), onWorkerChange(look)];
    addEventListener('focus', look);
    return () => {
      removeEventListener('focus', look);
      for (const stop of stops) stop();
    };
  }, [refresh]);
  return { device, refresh };
}
