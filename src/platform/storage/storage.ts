import { ownStorageKeys } from '#contract/device/storage.ts';
import { storedReaders, type StorageKey, type Stored } from '#contract/device/stored-values.ts';

/**
 * localStorage under the specified keys (§3). It may be full, blocked or absent; nothing here ever throws. What
 * cannot be written holds as long as the page, and writing reports false.
 */

/** What the device would not take: the page goes on with it. */
const unkept = new Map<string, string>();

/** Copies of what the server has. They make room for what only this device knows, and need no stand-in. */
const isCopy = (key: string): boolean => key === ownStorageKeys.queryCache || key.startsWith('kaj:first');

/** What the device itself holds, whatever the page goes on with. */
export function readDevice(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Holds for the page alone. */
export const holdForPage = (key: string, value: string): void => void unkept.set(key, value);

export const readText = (key: string): string | null => unkept.get(key) ?? readDevice(key);

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

/** Keys of copies of what the server has, as far as the device holds them. */
export const copyKeys = (): string[] => readKeys().filter(isCopy);

/** Removes those copies. @returns whether there were any */
export function removeCopies(): boolean {
  const copies = copyKeys();
  for (const key of copies) removeKey(key);
  return copies.length > 0;
}

/** @returns false when the device could not keep it: it then holds for this page alone, a copy not even there */
export function writeText(key: string, value: string): boolean {
  const isKept = tryWrite(key, value) || (!isCopy(key) && removeCopies() && tryWrite(key, value));
  if (isKept) unkept.delete(key);
  else if (!isCopy(key)) holdForPage(key, value);
  return isKept;
}

/** Leaves alone what holds for the page. */
export function removeFromDevice(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export function removeKey(key: string): void {
  unkept.delete(key);
  removeFromDevice(key);
}

/** The parsed value under a specified key; null when absent or not what belongs there. */
export function readStored<K extends StorageKey>(key: K): Stored<K> | null {
  const text = readText(key);
  return text === null ? null : storedReaders[key](text);
}

/** Text values are written as they are, objects as JSON. */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  return writeText(key, typeof value === 'string' ? value : JSON.stringify(value));
}

/** sessionStorage with the same manners. */
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
      // A tab that cannot remember still works.
    }
  },
  remove(key: string): void {
    try {
      globalThis.sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
