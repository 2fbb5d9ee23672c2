import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { logNotice } from '../log.ts';
import { readText, writeText } from './storage.ts';

/** After what the browser is asked to keep what is stored: each is a moment at which a reader understands it. */
export type PersistReason = 'installed' | 'saved';

function wasAsked(reason: PersistReason): boolean {
  return (readText(lateStorageKeys.persistAsked) ?? '').split(' ').includes(reason);
}

function rememberAsking(reason: PersistReason): void {
  const before = readText(lateStorageKeys.persistAsked);
  writeText(lateStorageKeys.persistAsked, before === null ? reason : `${before} ${reason}`);
}

/**
 * Asks the browser to keep what is stored even when the device runs full, once for each reason: some browsers put
 * the question to the reader. What came of it is `navigator.storage.persisted()`. Never rejects.
 */
export async function askToKeepStorage(reason: PersistReason): Promise<void> {
  // Not there in insecure contexts and in older browsers.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  if (!storage?.persist || !storage.persisted || wasAsked(reason)) return;
  try {
    if (await storage.persisted()) return;
    rememberAsking(reason);
    logNotice('storage kept for good', String(await storage.persist()));
  } catch (error) {
    logNotice('storage could not be kept for good', error instanceof Error ? error.name : '');
  }
}
