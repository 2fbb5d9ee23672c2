import { logNotice } from '../log.ts';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { readText, writeText } from './storage.ts';

/** What the browser says of this site's storage; null where it does not say. */
export interface StorageEstimate {
  /** Bytes in use, all kinds together, as the browser counts them. */
  usage: number | null;
  /** Bytes that it would grant. */
  quota: number | null;
  /** Whether it promised not to remove anything by itself. */
  isPersisted: boolean | null;
}

/** Absent in insecure contexts and in older browsers. */
const manager = (): Partial<StorageManager> => navigator.storage ?? {};

/** Never rejects. */
export async function readEstimate(): Promise<StorageEstimate> {
  const storage = manager();
  try {
    const [estimate, isPersisted] = await Promise.all([storage.estimate?.(), storage.persisted?.()]);
    return {
      usage: estimate?.usage ?? null,
      quota: estimate?.quota ?? null,
      isPersisted: isPersisted ?? null,
    };
  } catch {
    logNotice('the browser does not tell how much is stored');
    return { usage: null, quota: null, isPersisted: null };
  }
}

/** Asks the browser for its promise, by the reader's wish. @returns whether it gave it */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await manager().persist?.()) ?? false;
  } catch {
    return false;
  }
}

/** After what the browser is asked to keep what is stored: each is a moment at which a reader understands it. */
type PersistReason = 'installed' | 'saved';

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
