import { values } from 'idb-keyval';
import { useCallback, useEffect, useState } from 'react';
import { removeFigures } from '#api/figures/send-figures.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { deviceStorageKeys, type StoreName, stores } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { removeAllDeviceCvs } from '#device/application-cv.ts';
import { removeAllApplications } from '#device/application-writes.ts';
import { removeAllCvs } from '#device/cv.ts';
import { removeAllLetters } from '#device/letter.ts';
import { removeAllOfflineSearches } from '#device/offline-searches/offline-searches.ts';
import { removeAllReports } from '#device/report.ts';
import { removeAllSavedJobs } from '#device/saved-jobs/writes.ts';
import { removeStartPage } from '#device/start-page/last-look.ts';
import { pollWhileVisible } from '#platform/browser/while-visible.ts';
import { openStore } from '#platform/storage/database.ts';
import { readEstimate, type StorageEstimate } from '#platform/storage/persistence.ts';
import { readText } from '#platform/storage/storage.ts';
import { addUp, type Copies, inReadTime, measureCopies, type Measured, measureRecords } from './measure.ts';
import type { storageMessages } from './messages.ts';

type SavedKind = keyof typeof storageMessages.saved.kinds;
type Remove = () => Promise<boolean>;

export interface StoredKind {
  kind: SavedKind;
  measure: () => Promise<Measured>;
  /** Removes all records of the kind; false when the device refused. Absent where the page offers no removal. */
  remove?: Remove | undefined;
}

const isOfKind = (wanted: string) => (record: unknown) =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === wanted;

const isUnsent = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'isSent' in record && record.isSent === false;

const measureStore = async (store: StoreName, at: string, isOne?: (record: unknown) => boolean) =>
  measureRecords(await values<unknown>(openStore(store)), { at, ...(isOne && { isOne }) });

async function measureDownloads(): Promise<Measured> {
  const files = measureStore(stores.downloadedCvs, 'downloadedAt');
  const unfinished = measureStore(stores.downloads, '', () => false);
  return addUp(await Promise.all([files, unfinished]));
}

async function measureStartPage(): Promise<Measured> {
  const texts = [ownStorageKeys.near, deviceStorageKeys.lastLook].flatMap((key) => readText(key) ?? []);
  return { count: texts.length, bytes: new Blob(texts).size, oldest: null };
}

/**
 * What users save, in the order of the page.
 * @param removeDownloads of the CVs' own feature
 */
export function listStoredKinds(removeDownloads: Remove): readonly StoredKind[] {
  const inStore = (
    kind: SavedKind,
    [store, at]: readonly [StoreName, string],
    remove?: Remove,
    isOne?: (record: unknown) => boolean,
  ): StoredKind => ({ kind, measure: () => measureStore(store, at, isOne), remove });
  return [
    inStore('savedJobs', [stores.savedJobs, 'savedAt'], removeAllSavedJobs),
    inStore('letters', [stores.letters, 'changedAt'], removeAllLetters),
    inStore('applications', [stores.applications, 'writtenAt'], removeAllApplications),
    inStore('cvs', [stores.ownCvs, 'changedAt'], removeAllCvs),
    inStore('applicationCvs', [stores.applicationCvs, 'addedAt'], removeAllDeviceCvs),
    { kind: 'downloads', measure: measureDownloads, remove: removeDownloads },
    inStore('searches', [stores.offlineSearches, 'copiedAt'], removeAllOfflineSearches, isOfKind('job')),
    inStore('reports', [stores.reports, 'reportedAt'], removeAllReports),
    inStore('figures', [stores.figures, ''], removeFigures, isUnsent),
    { kind: 'startPage', measure: measureStartPage, remove: removeStartPage },
    // Alerts are stopped on the server too; drafts and inboxes are removed with the account that they belong to.
    inStore('alerts', [stores.alerts, 'createdAt']),
    inStore('drafts', [stores.drafts, '']),
    inStore('inbox', [stores.inbox, 'readAt'], undefined, isOfKind('application')),
  ];
}

/** A kind of records with its size; null when the device could not read them. */
export interface SavedRow extends StoredKind {
  measured: Measured | null;
}

export interface DeviceStorage {
  saved: readonly SavedRow[];
  copies: Copies;
  estimate: StorageEstimate;
  at: number;
}

async function readDevice(kinds: readonly StoredKind[]): Promise<DeviceStorage> {
  const at = Date.now();
  const saved = await Promise.all(
    kinds.map(async (stored) => ({
      ...stored,
      measured: await inReadTime(stored.measure()).catch(() => null),
    })),
  );
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
export function useDeviceStorage(kinds: readonly StoredKind[]) {
  const [device, setDevice] = useState<DeviceStorage>();
  const refresh = useCallback(async () => setDevice(await readDevice(kinds)), [kinds]);
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
