import { ownStorageKeys } from '#contract/device/storage.ts';
import { storedReaders, type StorageKey, type Stored } from '#contract/device/stored-values.ts';

/** Nothing here throws. What cannot be written (full, blocked, absent) lives as long as the page. */

const pageValues = new Map<string, string>();

/** Keys of cached server data: removed first when storage is full. */
const isCopy = (key: string): boolean => key === ownStorageKeys.queryCache;

/** What the device has, without the values that live in the page. */
export function readDevice(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores for this page only. */
export const holdForPage = (key: string, value: string): void => void pageValues.set(key, value);

export const readText = (key: string): string | null => pageValues.get(key) ?? readDevice(key);

/** @returns false when the device refused */
export function tryWrite(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Every key of localStorage; none where it is blocked. */
export function readKeys(): string[] {
  try {
    return Object.keys(globalThis.localStorage ?? {});
  } catch {
    return [];
  }
}

export const copyKeys = (): string[] => readKeys().filter(isCopy);

export function removeCopies(): boolean {
  const copies = copyKeys();
  for (const key of copies) removeKey(key);
  return copies.length > 0;
}

/** @returns false when the device refused: the value then lives as long as the page, a copy not even that */
export function writeText(key: string, value: string): boolean {
  const isStored = tryWrite(key, value) || (!isCopy(key) && removeCopies() && tryWrite(key, value));
  if (isStored) pageValues.delete(key);
  else if (!isCopy(key)) holdForPage(key, value);
  return isStored;
}

export function removeFromDevice(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Nothing is stored, or nothing can be.
  }
}

export function removeKey(key: string): void {
  pageValues.delete(key);
  removeFromDevice(key);
}

/** The parsed value under a specified key (§3); null when absent or malformed. */
export function readStored<K extends StorageKey>(key: K): Stored<K> | null {
  const text = readText(key);
  return text === null ? null : storedReaders[key](text);
}

/** Writes text as it is, objects as JSON. */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  return writeText(key, typeof value === 'string' ? value : JSON.stringify(value));
}

/** sessionStorage; never throws. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return globalThis.sessionStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      globalThis.sessionStorage.setItem(key, value);
    } catch {
      // Nothing is stored, or nothing can be.
    }
  },
  remove(key: string): void {
    try {
      globalThis.sessionStorage.removeItem(key);
    } catch {
      // Nothing is stored, or nothing can be.
    }
  },
};
