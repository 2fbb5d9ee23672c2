import { logNotice } from '#platform/log.ts';

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
