import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/** A device with storage, new for each test. Each import after `vi.resetModules()` is another page of it. */
export function useFakeDevice() {
  const texts = new Map<string, string>();
  beforeEach(() => {
    texts.clear();
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
    vi.resetModules();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  return {
    /** Of localStorage. */
    texts,
    /** Nothing more fits into the database, until the test ends. */
    fill: () =>
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
    /** No transaction begins, until the test ends. */
    breakDown: () =>
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      }),
    signIn(id: string): void {
      const user = {
        _id: id,
        firstName: 'Rina',
        lastName: 'Das',
        email: 'rina@example.com',
        phoneNumber: '',
      };
      texts.set('user', JSON.stringify(user)).set('token', `token of ${id}`);
    },
  };
}
