import { entries, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { StoreName } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { inTime } from '#platform/wait.ts';
import { logNotice } from '#platform/log.ts';
import { openStore } from '#platform/storage/database.ts';
import type { RecordsView } from './device-records.ts';

/** The new record; null removes, undefined leaves it. */
export type RecordChange<T> = (stored: T | undefined) => T | null | undefined;

const LIMIT_MS = 5 * SECOND_MS;

interface RecordStoreOptions<T, V> {
  at: StoreName;
  /** Reads every known version as the newest. */
  schema: v.GenericSchema<unknown, T>;
  /** Written as `version` or `shape`; newer records are never overwritten. */
  version: number;
  /** ms for the device to answer, by mode; 5 seconds each where it is absent, no limit for a mode that it lacks. */
  limit?: Partial<Record<IDBTransactionMode, number>>;
  /** Where a malformed record moves before it is overwritten. */
  toAsideKey?: (key: IDBValidKey) => IDBValidKey;
  /** The record as pages show it; undefined hides it. */
  toShown?: (key: string, stored: T) => V | undefined;
}

/** Called with the key that another tab has changed; null for many. */
type OnChange = (key: string | null) => void;

/** A store of the device's database, which clearing caches does not touch. Everything rejects where the device refuses. */
export interface RecordStore<T, V = T> {
  transact: UseStore;
  write: <R>(work: (records: IDBObjectStore) => R | Promise<R>) => Promise<R>;
  read: (key: IDBValidKey) => Promise<T | undefined>;
  /** Skips malformed records. */
  readAll: () => Promise<Map<string, T>>;
  /** Changes one record atomically. Rejects where a newer version wrote it. */
  change: (key: IDBValidKey, change: RecordChange<T>) => Promise<T | undefined>;
  /** All or none, except over newer versions. */
  putAll: (records: ReadonlyMap<string, T>) => Promise<void>;
  removeAll: (keys: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
  /** Follows other tabs; call it before the first use. Changes are announced only where this is followed. */
  follow: (onChange: OnChange) => void;
  /** Grows when a write of this page begins and when it ends. A read in between may be older than the write. */
  countWrites: () => number;
  /** Reads one record into a page's view, or all for null. */
  readInto: (view: RecordsView<V>, key: string | null) => Promise<void>;
}

/** Without channels a tab reads on focus; a page from the back-forward cache has missed messages. */
function followTabs(name: string, onChange: OnChange): OnChange {
  addEventListener('pageshow', (event) => 'persisted' in event && event.persisted && onChange(null));
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

/** Creates a store; opens nothing before its first use. */
export function createRecordStore<T, V = T>(options: RecordStoreOptions<T, V>): RecordStore<T, V> {
  const { at, schema, version, limit = { readonly: LIMIT_MS, readwrite: LIMIT_MS }, toAsideKey } = options;
  let opened: UseStore | undefined;
  let follower: OnChange | undefined;
  let announce: OnChange | undefined;
  let writes = 0;

  function open(): UseStore {
    if (opened) return opened;
    opened = openStore(at);
    if (follower) announce = followTabs(`kaj:${at}`, follower);
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

  /** Commits at once, as the page may be closing. */
  const write: RecordStore<T, V>['write'] = async (work) => {
    writes += 1;
    try {
      return await transact('readwrite', async (records) => {
        const result = await work(records);
        records.transaction.commit();
        await promisifyRequest(records.transaction);
        return result;
      });
    } finally {
      writes += 1;
    }
  };

  const store: Omit<RecordStore<T>, 'readInto'> = {
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
        else logNotice('skipped a malformed record', at);
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
    countWrites: () => writes,
  };
  const { toShown } = options;
  const readInto: RecordStore<T, V>['readInto'] = toShown
    ? createReader(store, toShown)
    : async () => undefined;
  return { ...store, readInto };
}

/** Reads one record into a page's view, or all for null, and follows other tabs. */
export function createReader<T, V>(
  { read, readAll, follow, countWrites }: Pick<RecordStore<T>, 'read' | 'readAll' | 'follow' | 'countWrites'>,
  toShown: (key: string, stored: T) => V | undefined,
) {
  let shownBy: RecordsView<V> | undefined;
  async function readInto(view: RecordsView<V>, key: string | null): Promise<void> {
    shownBy = view;
    let before: number;
    let stored: ReadonlyMap<string, T | undefined>;
    do {
      before = countWrites();
      stored = key === null ? await readAll() : new Map([[key, await read(key)]]);
    } while (before !== countWrites());
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
    if (shownBy) readInto(shownBy, key).catch(() => logNotice('changes of another tab not readable'));
  });
  return readInto;
}
