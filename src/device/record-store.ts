import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { inTime } from '#platform/in-time.ts';
import { logNotice } from '#platform/log.ts';
import type { RecordsView } from './device-records.ts';

/** What becomes of a record: another one, none (null), or left as it is (undefined). */
export type RecordChange<T> = (stored: T | undefined) => T | null | undefined;

interface RecordStoreOptions<T> {
  /** The names in IndexedDB; idb-keyval allows one store a database. */
  at: { database: string; store: string };
  /** Reads the records of every version that is known here, and brings them to the newest. */
  schema: v.GenericSchema<unknown, T>;
  /** The version that is written here, as a record's `version` or `shape`. Records of a newer one are never written over. */
  version: number;
  /** How many ms the device has to answer; a mode that is not named may take as long as it likes. */
  limit?: Partial<Record<IDBTransactionMode, number>>;
  /** Where an unreadable record moves when a new one takes its key; else it is overwritten. */
  toAsideKey?: (key: IDBValidKey) => IDBValidKey;
}

/** Called with the key of a record that another tab has changed; null for many. */
type OnChange = (key: string | null) => void;

/** A store of the device (IndexedDB), which clearing the caches does not touch. Everything rejects where the device refuses. */
export interface RecordStore<T> {
  /** One transaction. */
  transact: UseStore;
  /** Makes several changes in one transaction. */
  write: <R>(work: (records: IDBObjectStore) => R | Promise<R>) => Promise<R>;
  read: (key: IDBValidKey) => Promise<T | undefined>;
  /** All that can be read, by key; the others stay where they are. */
  readAll: () => Promise<Map<string, T>>;
  /** Changes one record whatever other tabs do; resolves to what it is then. Rejects where a newer app wrote it. */
  change: (key: IDBValidKey, change: RecordChange<T>) => Promise<T | undefined>;
  /** Puts all of these or none, but for those that a newer app wrote. */
  putAll: (records: ReadonlyMap<string, T>) => Promise<void>;
  removeAll: (keys: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
  /** Follows other tabs; call it once, before the store's first use. Changes are announced only where this is followed. */
  follow: (onChange: OnChange) => void;
}

/** Without channels a tab looks when it gets the focus; a page out of the browser's memory has missed the news. */
function followTabs(name: string, onChange: OnChange): OnChange {
  addEventListener('pageshow', ({ persisted }) => persisted && onChange(null));
  if (typeof BroadcastChannel === 'undefined') {
    addEventListener('focus', () => onChange(null));
    return () => undefined;
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    onChange(typeof data === 'string' ? data : null),
  );
  return channel.postMessage.bind(channel);
}

function versionOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const fields: readonly unknown[] = [Reflect.get(value, 'version'), Reflect.get(value, 'shape')];
  return fields.find((field) => typeof field === 'number') ?? 0;
}

/** Opens nothing before it is used. */
export function createRecordStore<T>(options: RecordStoreOptions<T>): RecordStore<T> {
  const { at, schema, version, limit = {}, toAsideKey } = options;
  let opened: UseStore | undefined;
  let follower: OnChange | undefined;
  let announce: OnChange | undefined;

  function open(): UseStore {
    if (opened) return opened;
    opened = createStore(at.database, at.store);
    if (follower) announce = followTabs(at.database, follower);
    return opened;
  }

  const transact: UseStore = async (mode, work) => {
    const answer = open()(mode, work);
    const limitMs = limit[mode];
    return limitMs === undefined ? answer : inTime(answer, limitMs);
  };

  function parse(value: unknown): T | undefined {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  }

  /** Ends the transaction at once: a page that is closing waits for nothing. */
  const write: RecordStore<T>['write'] = (work) =>
    transact('readwrite', async (records) => {
      const result = await work(records);
      records.transaction.commit();
      await promisifyRequest(records.transaction);
      return result;
    });

  return {
    transact,
    write,
    async read(key) {
      return parse(await transact('readonly', (records) => promisifyRequest<unknown>(records.get(key))));
    },
    async readAll() {
      const found = new Map<string, T>();
      for (const [key, value] of await entries<IDBValidKey, unknown>(transact)) {
        const record = parse(value);
        if (record !== undefined) found.set(String(key), record);
        else logNotice('skipped a record of an unknown version', at.database);
      }
      return found;
    },
    async change(key, change) {
      const [now, isChanged] = await write(async (records) => {
        const before = await promisifyRequest<unknown>(records.get(key));
        const stored = parse(before);
        const next = change(stored);
        if (next === undefined) return [stored, false] as const;
        if (next === null) {
          records.delete(key);
          return [undefined, true] as const;
        }
        if (versionOf(before) > version) throw new Error('written by a newer version');
        if (before !== undefined && stored === undefined && toAsideKey) records.put(before, toAsideKey(key));
        records.put(next, key);
        return [next, true] as const;
      });
      if (isChanged) announce?.(typeof key === 'string' ? key : null);
      return now;
    },
    async putAll(added) {
      await write(async (records) => {
        for (const [key, record] of added) {
          const before = await promisifyRequest<unknown>(records.get(key));
          if (versionOf(before) <= version) records.put(record, key);
        }
      });
      announce?.(null);
    },
    async removeAll(keys) {
      await write((records) => keys.forEach((key) => records.delete(key)));
      announce?.(null);
    },
    async clear() {
      await write((records) => records.clear());
      announce?.(null);
    },
    follow(onChange) {
      follower = onChange;
    },
  };
}

/**
 * How a page reads a store, now and whenever another tab changes it: one record, or all of them for null.
 * @param toShown what the page shows of a stored record, if anything
 */
export function createReader<T, V>(
  { read, readAll, follow }: RecordStore<T>,
  toShown: (key: string, stored: T) => V | undefined,
) {
  let shownBy: RecordsView<V> | undefined;
  async function readInto(view: RecordsView<V>, key: string | null): Promise<void> {
    shownBy = view;
    const stored = key === null ? await readAll() : new Map([[key, await read(key)]]);
    const next = new Map(view.known());
    for (const one of key === null ? new Set([...stored.keys(), ...next.keys()]) : [key]) {
      if (view.isOwn?.(one, next.get(one))) continue;
      const record = stored.get(one);
      const shown = record === undefined ? undefined : toShown(one, record);
      if (shown === undefined) next.delete(one);
      else next.set(one, shown);
    }
    view.publish(next, key === null ? 'read' : undefined);
  }
  follow((key) => {
    if (shownBy) readInto(shownBy, key).catch(() => logNotice('changes of another tab cannot be read'));
  });
  return readInto;
}
