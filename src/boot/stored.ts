/** localStorage may be blocked: nothing is stored then. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What cannot be remembered is in the address, or the way leads home. */
export function store(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // A device that allows no storage works without.
  }
}
