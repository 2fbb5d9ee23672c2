import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { DEVICE_OWNER, toDraftKey } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { inTime } from '#platform/wait.ts';
import { logNotice } from '#platform/log.ts';
import { createObservable, type Observable } from '#platform/observable.ts';
import { serverNow } from '#platform/server-time.ts';
import { isSessionOver } from '#platform/session/session-end.ts';
import { onSessionChange, readSession, readStoredSession } from '#platform/session/session.ts';
import { type DraftPlace, type DraftRecord, draftStorage, type DraftStorage } from './store.ts';

const WRITE_DELAY_MS = 300;

interface DraftState<T> {
  isRead: boolean;
  /** The stored or the initial value. */
  start: T;
  /** Counts values of `start`: the form remounts for each. */
  round: number;
  /** True while there is a draft that was neither sent nor discarded. */
  isStored: boolean;
  /** Null until the value was written. */
  place: DraftPlace | null;
  /** The device has not told what was typed before. */
  isUnreadable: boolean;
}

export interface DraftOptions<T> {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
  storage: DraftStorage;
  /** The form starts without the stored draft after so many ms. */
  readLimitMs: number;
}

export interface OpenDraft<T> {
  state: Observable<DraftState<T>>;
  /** Reads the stored draft. A draft that is found late fills a form that nothing was typed into. */
  read: () => Promise<void>;
  /** The value as it was saved last; `start` of the state is what a form of this round began with. */
  current: () => T;
  /** Writes the value soon; the initial value discards the draft. */
  save: (value: T) => void;
  /** Writes pending input, as the page may close. */
  flush: () => void;
  /** The idempotency key for a request: the same for a repeat, even after a reload. */
  keyFor: (request: unknown) => string;
  /** Forgets the value, unless another tab has typed since. `anew`: the form begins again with the initial one. */
  discard: (how?: 'anew') => void;
}

const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (part instanceof Blob ? [part.size, part.type] : part));
const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

/** Opens the draft of a form. Each tab may write the draft, and the last one wins. */
export function openDraft<T>({ key, schema, initial, storage, readLimitMs }: DraftOptions<T>): OpenDraft<T> {
  const state = createObservable<DraftState<T>>({
    isRead: false,
    start: initial,
    round: 0,
    isStored: false,
    place: null,
    isUnreadable: false,
  });
  let value = initial;
  let attempt: DraftRecord['attempt'] = null;
  let at = -1;
  let confirmedAt = -1;
  let isTouched = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<DraftState<T>>) => state.set({ ...state.get(), ...change });

  function touch(): void {
    isTouched = true;
    at = Math.max(serverNow(), at + 1);
  }

  async function write(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const record: DraftRecord = { shape: 1, value, attempt, at };
    const place = await storage.change(key, () => record, isLeaving);
    confirmedAt = Math.max(confirmedAt, record.at);
    if (state.get().isStored) update({ place });
  }

  function fill(found: DraftRecord | undefined): void {
    const { success, output } = v.safeParse(schema, found?.value);
    if (!found || !success || isTouched || found.at <= at) return;
    ({ attempt, at } = found);
    value = output;
    if (isSame(value, initial)) return;
    const { place, round } = state.get();
    update({ start: value, isStored: true, place: place ?? 'device', round: round + 1 });
  }

  function discard(how?: 'anew'): void {
    clearTimeout(timer);
    timer = undefined;
    const last = at;
    touch();
    value = initial;
    attempt = null;
    const { round } = state.get();
    update({ start: initial, isStored: false, place: null, round: how === 'anew' ? round + 1 : round });
    void storage.change(key, (stored) => (stored && stored.at > last ? undefined : null));
  }

  return {
    state,
    async read() {
      fill(storage.readPending(key));
      const reading = storage.read(key).then((found) => {
        update({ isUnreadable: false });
        fill(found);
      });
      await inTime(reading, readLimitMs).catch(() => {
        logNotice('draft not readable');
        update({ isUnreadable: true });
      });
      update({ isRead: true });
    },
    current: () => value,
    save(next) {
      if (isSame(next, initial)) return discard();
      touch();
      value = next;
      timer ??= setTimeout(() => void write(), WRITE_DELAY_MS);
      if (!state.get().isStored) update({ isStored: true });
    },
    flush() {
      if (state.get().isStored && confirmedAt < at) void write(true);
    },
    keyFor(request) {
      const text = JSON.stringify(request);
      if (attempt?.request !== text) attempt = { key: createIdempotencyKey(), request: text };
      touch();
      if (!isSame(value, initial)) void write();
      return attempt.key;
    },
    discard,
  };
}

const READ_LIMIT_MS = 5 * SECOND_MS;

/** Drafts outlive a session that the server ended. */
const mayHaveDrafts = (): boolean => readStoredSession() !== null || isSessionOver();

/** Never write drafts after sign-out, in any tab. */
const guardedStorage: DraftStorage = {
  ...draftStorage,
  change: async (key, change, isLeaving) =>
    draftStorage.change(key, (stored) => (mayHaveDrafts() ? change(stored) : null), isLeaving),
};

interface DraftKind {
  /** Of a form that needs no account: its draft stays through sign-in, until a sign-out. */
  isOfDevice?: boolean;
}

/** A draft of an account is never shown to another one. */
function toKey(name: string, { isOfDevice = false }: DraftKind): string {
  return toDraftKey(isOfDevice ? DEVICE_OWNER : (readSession()?.user._id ?? ''), name);
}

export type Draft<T> = DraftState<T> & Omit<OpenDraft<T>, 'state' | 'read' | 'flush'>;

/**
 * Persists a form's value until it is sent or discarded, or the user signs out. Mount the form once `isRead`, from
 * `start`, and again for each `round`. @param name with the id of what it edits @param schema also reads values of
 * older versions
 */
export function useDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  kind: DraftKind = {},
): Draft<T> {
  const [draft] = useState(() =>
    openDraft({
      key: toKey(name, kind),
      schema,
      initial,
      storage: kind.isOfDevice ? draftStorage : guardedStorage,
      readLimitMs: READ_LIMIT_MS,
    }),
  );
  useEffect(() => {
    void draft.read();
    const hasUser = () => readSession() !== null || isSessionOver();
    let had = hasUser();
    const stopFollowing = onSessionChange(() => {
      // A sign-in of another tab arrives in parts, the first of which looks like none.
      if (had && !hasUser()) draft.discard('anew');
      had = hasUser();
    });
    addEventListener('pagehide', draft.flush);
    document.addEventListener('visibilitychange', draft.flush);
    return () => {
      stopFollowing();
      removeEventListener('pagehide', draft.flush);
      document.removeEventListener('visibilitychange', draft.flush);
      draft.flush();
    };
  }, [draft]);
  const state = useSyncExternalStore(draft.state.subscribe, draft.state.get, draft.state.get);
  return { ...draft, ...state };
}
