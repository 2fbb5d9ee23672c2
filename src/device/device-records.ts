import { useSyncExternalStore } from 'react';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import { pageData } from '#platform/startup/page-data.ts';
import { whenPersonal } from '#platform/startup/page-settled.ts';

/** `unreadable`: the device's database does not answer; what this page has is all there is. */
export type RecordsState = 'unread' | 'read' | 'unreadable';
type Records<V> = ReadonlyMap<string, V>;

interface Source {
  /** Reads the store, publishes what it holds and follows other tabs; its code comes after the page's own. */
  start: () => Promise<void>;
  /** What is written down when that fails. */
  failure: string;
}

const unread = (): RecordsState => 'unread';

/** What a page knows of one of the device's stores, which is read when somebody first asks for it. */
export function createDeviceRecords<V>({ start, failure }: Source) {
  const none: Records<V> = new Map();
  const view = createObservable({ records: none, state: unread() });
  let loading: Promise<void> | undefined;
  const known = () => view.get().records;
  const readState = () => view.get().state;
  const publish = (records: Records<V>, state = readState()) => view.set({ records, state });
  const onFailure = () => {
    logNotice(failure);
    publish(known(), 'unreadable');
  };
  const load = () => (loading ??= start().catch(onFailure));
  const subscribe = (listener: () => void) => {
    // A page from the server is whole without what the device keeps.
    if (pageData() === null) void load();
    else whenPersonal(() => void load());
    return view.subscribe(listener);
  };
  return {
    /** As far as is known by now. */
    known,
    /** Shows other records from now on; for what reads and writes the store. */
    publish,
    /** Reads the store unless that was done; never rejects. */
    load,
    /** Reads the store again, where it was `unreadable`. */
    retry: () => {
      loading = undefined;
      publish(known(), 'unread');
      void load();
    },
    /** Calls back on each change, in this tab and in others; returns the way to stop. */
    onChange: view.subscribe,
    /** Every record by its key; empty until read, and while rendering without a browser. */
    useRecords: () => useSyncExternalStore(subscribe, known, () => none),
    /** Whether `known` gives all there is. */
    readState,
    /** Whether `useRecords` gives all there is. */
    useReadState: () => useSyncExternalStore(subscribe, readState, unread),
  };
}
