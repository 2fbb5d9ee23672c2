import { useSyncExternalStore } from 'react';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import { pageData } from '#platform/startup/hydration.ts';
import { whenIdle } from '#platform/startup/page-settled.ts';

/** `unreadable`: the database does not answer; only the page's own records are known. */
type RecordsState = 'unread' | 'read' | 'unreadable';
type Records<V> = ReadonlyMap<string, V>;

export interface RecordsView<V> {
  known: () => Records<V>;
  publish: (records: Records<V>, state?: RecordsState) => void;
  /** Whether the page's record is newer than the device's. */
  isOwn?: (key: string, shown: V | undefined) => boolean;
}

/** Reads one record into the view, or all for null. */
type ReadInto<V> = (view: RecordsView<V>, key: string | null) => Promise<void>;

interface Source<V> extends Pick<RecordsView<V>, 'isOwn'> {
  name: string;
  /** The store; a first screen loads it lazily, with the code of the database and the schema. */
  load: () => Promise<{ readInto: ReadInto<V> }>;
}

const unread = (): RecordsState => 'unread';

/** The page's view of a store, which is read on first use. */
export function createDeviceRecords<V>({ name, isOwn, load: loadStore }: Source<V>) {
  const none: Records<V> = new Map();
  const current = createObservable({ records: none, state: unread() });
  let loading: Promise<void> | undefined;
  const known = () => current.get().records;
  const readState = () => current.get().state;
  const publish = (records: Records<V>, state = readState()) => current.set({ records, state });
  const view = { known, publish };
  const readAll = async () => {
    const { readInto } = await loadStore();
    await readInto({ ...view, ...(isOwn && { isOwn }) }, null);
  };
  const show = (key: string, record: V | null | undefined) => {
    const next = new Map(known());
    if (record) next.set(key, record);
    else next.delete(key);
    publish(next);
  };
  const onFailure = () => {
    logNotice('device store not readable', name);
    // The next use reads again.
    loading = undefined;
    // Announced once: followers read again.
    if (readState() !== 'unreadable') publish(known(), 'unreadable');
  };
  const load = () => (loading ??= readAll().catch(onFailure));
  const subscribe = (listener: () => void) => {
    // A page from the server is complete without stored records.
    if (pageData() === null) void load();
    else whenIdle(() => void load());
    return current.subscribe(listener);
  };
  return {
    ...view,
    show,
    load,
    /** Reads an `unreadable` store again. */
    retry: () => {
      publish(known(), 'unread');
      void load();
    },
    onChange: current.subscribe,
    useRecords: () => useSyncExternalStore(subscribe, known, () => none),
    /** One record: changes of others do not render its component again. */
    useRecord: (key: string) =>
      useSyncExternalStore(
        subscribe,
        () => known().get(key),
        () => undefined,
      ),
    readState,
    useReadState: () => useSyncExternalStore(subscribe, readState, unread),
  };
}
