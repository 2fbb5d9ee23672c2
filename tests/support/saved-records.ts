import type { Page } from '@playwright/test';
import { stores } from '#contract/device/stores.ts';
import { placeOf } from './device-store.ts';

/** A stored saved job, as tests compare it. */
export interface SavedRecord {
  title: string;
  /** With company, apply address and logo. */
  isWhole: boolean;
  stage: string;
}

/**
 * Reads the saved jobs without the app. Never creates the database, as the app would find it without its store.
 */
export function readSavedRecords(page: Page): Promise<SavedRecord[]> {
  return page.evaluate(async ({ database, store }) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
    const opening = indexedDB.open(database);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction(store).objectStore(store).getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result.map(({ job, company, logo, isFull, stage }) => ({
      title: String(job.title),
      isWhole: isFull === true && logo?.image?.bytes?.byteLength > 0 && String(company?.email).includes('@'),
      stage: String(stage),
    }));
  }, placeOf(stores.savedJobs));
}

interface RecordsChange {
  /** How much older the stored data gets. */
  ms: number;
  /** Records by id, as another version of the app has written them. */
  records: Readonly<Record<string, object>>;
}

/** Ages the stored data, and adds records of another version. */
export function ageSavedRecords(page: Page, { ms, records }: RecordsChange): Promise<void> {
  return page.evaluate(
    async ({ database, store, ms, records }) => {
      const opening = indexedDB.open(database);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(store, 'readwrite');
      const objects = transaction.objectStore(store);
      const reading = objects.getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      for (const record of reading.result) {
        for (const time of ['savedAt', 'copiedAt', 'stageAt', 'checkedAt']) record[time] -= ms;
        objects.put(record, record.job._id);
      }
      for (const [id, record] of Object.entries(records)) objects.put(record, id);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
    },
    { ...placeOf(stores.savedJobs), ms, records },
  );
}

/** Sets how far the stored applications are, in the order of the records. Open pages do not see it. */
export function setProgress(
  page: Page,
  progress: readonly { stage: string; stageAt: number }[],
): Promise<void> {
  return page.evaluate(
    async ({ database, store, progress }) => {
      const opening = indexedDB.open(database);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(store, 'readwrite');
      const objects = transaction.objectStore(store);
      const reading = objects.getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      for (const [index, record] of reading.result.entries()) {
        objects.put({ ...record, ...progress[index] }, record.job._id);
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
    },
    { ...placeOf(stores.savedJobs), progress },
  );
}
