import { storedReaders, type StorageKey, type Stored } from '#contract/stored-values.ts';

/**
 * localStorage under the specified keys (§3). It may be full, blocked or absent: reading then finds
 * nothing, and writing reports false; neither ever throws.
 */

export function readText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeKey(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
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
