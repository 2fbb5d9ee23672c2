import { logNotice } from '../log.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { readText, writeText } from './storage.ts';

/** null where the browser does not report it. */
export interface StorageEstimate {
  usage: number | null;
  quota: number | null;
  isPersisted: boolean | null;
}

/** Absent in insecure contexts and older browsers. */
const manager = (): Partial<StorageManager> => navigator.storage ?? {};

/** What the browser reports about storage. Never rejects. */
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
    logNotice('storage estimate failed');
    return { usage: null, quota: null, isPersisted: null };
  }
}

/** Asks for persistent storage, at the user's request. @returns whether it was granted */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await manager().persist?.()) ?? false;
  } catch {
    return false;
  }
}

type PersistReason = 'installed' | 'saved';

function wasAsked(reason: PersistReason): boolean {
  return (readText(deviceStorageKeys.persistAsked) ?? '').split(' ').includes(reason);
}

function rememberAsking(reason: PersistReason): void {
  const before = readText(deviceStorageKeys.persistAsked);
  writeText(deviceStorageKeys.persistAsked, before === null ? reason : `${before} ${reason}`);
}

/** Asks for persistent storage once for each reason, as some browsers prompt the user. Never rejects. */
export async function requestPersistenceOnce(reason: PersistReason): Promise<void> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  if (!storage?.persist || !storage.persisted || wasAsked(reason)) return;
  try {
    if (await storage.persisted()) return;
    rememberAsking(reason);
    logNotice('persistent storage requested', String(await storage.persist()));
  } catch (error) {
    logNotice('persistent storage request failed', error instanceof Error ? error.name : '');
  }
}
