import { useCallback, useEffect, useState } from 'react';
import { readMeter, type MeteredData } from './data-use.ts';
import { readEstimate, type StorageEstimate } from '#platform/storage/persistence.ts';
import { measureCopies, measureSaved, type Copies, type SavedKind } from './measure-device.ts';
import type { Measured } from './measure-records.ts';

export interface DeviceStorage {
  saved: Readonly<Record<SavedKind, Measured | null>>;
  copies: Copies;
  estimate: StorageEstimate;
  meter: MeteredData;
  at: number;
}

async function readDevice(): Promise<DeviceStorage> {
  const at = Date.now();
  const [savedJobs, letters, cvs, downloads, searches, reports, figures, alerts, drafts] = await Promise.all([
    measureSaved('savedJobs'),
    measureSaved('letters'),
    measureSaved('cvs'),
    measureSaved('downloads'),
    measureSaved('searches'),
    measureSaved('reports'),
    measureSaved('figures'),
    measureSaved('alerts'),
    measureSaved('drafts'),
  ]);
  const saved = { savedJobs, letters, cvs, downloads, searches, reports, figures, alerts, drafts };
  const [copies, estimate, meter] = await Promise.all([measureCopies(), readEstimate(), readMeter(at)]);
  return { saved, copies, estimate, meter, at };
}

/** What the device stores; undefined until measured. Measured again when the page is shown. */
export function useDeviceStorage(): { device: DeviceStorage | undefined; refresh: () => Promise<void> } {
  const [device, setDevice] = useState<DeviceStorage>();
  const refresh = useCallback(async () => setDevice(await readDevice()), []);
  useEffect(() => {
    const look = () => void refresh();
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [refresh]);
  return { device, refresh };
}
