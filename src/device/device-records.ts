import { useSyncExternalStore } from 'react';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import { pageData } from '#platform/startup/page-data.ts';
import { whenPersonal } from '#platform/startup/page-settled.ts';

/** `unreadable`: the device's database does not answer; what this page has is all there is. */
type RecordsState = 'unread' | 'read' | 'unreadable';
type Records<V> = ReadonlyMap<string, V>;

/** What a page shows of a store. */
export interface RecordsView<V> {
  /** As far as is known by now. */
  known: () => Records<V>;
  /** Shows other records from now on. */
  publish: (records: Records<V>, state?: RecordsState) => void;
  /** Whether the page's record is newer than the device's. */
  isOwn?: (key: string, shown: V | undefined) => boolean;
}

interface Source<V> {
  /** Shows what the device has under a key, or all of it for null; its code comes after the page's own. */
  read: (view: RecordsView<V>, key: string | null) => Promise<void>;
  /** For the log. */
  name: string;
}

const unread = (): RecordsState => 'unread';

/** What a page knows of one of the device's stores, which is read when it is first asked for. */
export function createDeviceRecords<V>({ read, name }: Source<V>) {
  const none: Records<V> = new Map();
  const current = createObservable({ records: none, state: unread() });
  let loading: Promise<void> | undefined;
  const known = () => current.get().records;
  const readState = () => current.get().state;
  const publish = (records: Records<V>, state = readState()) => current.set({ records, state });
  const view = { known, publish };
  const show = (key: string, record: V | null | undefined) => {
    const next = new Map(known());
    if (record) next.set(key, record);
    else next.delete(key);
    publish(next);
  };
  const onFailure = () => {
    logNotice('a store of the device cannot be read', name);
    publish(known(), 'unreadable');
  };
  const load = () => (loading ??= read(view, null).catch(onFailure));
  const subscribe = (listener: () => void) => {
    // A page from the server is whole without what the device stores.
    if (pageData() === null) void load();
    else whenPersonal(() => void load());
    return current.subscribe(listener);
  };
  return {
    ...view,
    /** Shows another record from now on, or none under that key. */
    show,
    /** Reads the store unless that was done; never rejects. */
    load,
    /** Reads the store again, where it was `unreadable`. */
    retry: () => {
      loading = undefined;
      publish(known(), 'unread');
      void load();
    },
    /** Calls back on each change, in this tab and in others; returns the way to stop. */
    onChange: current.subscribe,
    /** Every record by its key; empty until read, and while rendering without a browser. */
    useRecords: () => useSyncExternalStore(subscribe, known, () => none),
    /** Whether `known` gives all there is. */
    readState,
    /** Whether `useRecords` gives all there is. */
    useReadState: () => useSyncExternalStore(subscribe, readState, unread),
  };
}
