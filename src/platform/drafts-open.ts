import * as v from 'valibot';
import type { DraftPlace, DraftStorage } from './drafts-store.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { createObservable, type Observable } from './observable.ts';

/** Typing is written this long after it pauses; what is still owed then is written before the page goes. */
const WRITE_DELAY_MS = 300;

/** What is kept around the form's value: the last thing that was tried to be sent, and its key. */
const DraftRecord = v.object({
  /** Raised when the record's own shape changes; the value has the form's schema. */
  shape: v.literal(1),
  value: v.unknown(),
  attempt: v.nullable(v.object({ key: v.string(), request: v.string() })),
});
type Attempt = v.InferOutput<typeof DraftRecord>['attempt'];

/** What a form knows of its draft. */
export interface DraftState<T> {
  /** False until the device was asked: what the form starts from is not known before. */
  isRead: boolean;
  /** What the form starts from: the kept value, else the initial one. */
  start: T;
  /** True while something is kept that was neither sent nor discarded. */
  isKept: boolean;
  place: DraftPlace;
}

export interface OpenDraft<T> {
  state: Observable<DraftState<T>>;
  read: () => Promise<void>;
  /** Takes what the form holds now; it is written soon. The initial value again is no draft. */
  keep: (value: T) => void;
  /** Writes what is still owed, by a page that may be gone the next moment. */
  flush: () => void;
  /**
   * The idempotency key for sending this: the one of the last attempt when that was the same, so that a repeat
   * does nothing twice, even after a reload; else a new one.
   * @param request what is sent, as its JSON will be
   */
  keyFor: (request: unknown) => string;
  /** Sent, or not wanted any more. */
  discard: () => void;
}

interface DraftOptions<T> {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
  storage: DraftStorage;
}

/** A draft under a key, over a storage of records. */
export function openDraft<T>({ key, schema, initial, storage }: DraftOptions<T>): OpenDraft<T> {
  const state = createObservable<DraftState<T>>({
    isRead: false,
    start: initial,
    isKept: false,
    place: 'device',
  });
  const update = (change: Partial<DraftState<T>>) => state.set({ ...state.get(), ...change });
  const isInitial = (value: T) => JSON.stringify(value) === JSON.stringify(initial);
  let value = initial;
  let attempt: Attempt = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what is to be written; what the device has confirmed is owed no more. */
  let [latest, confirmed] = [0, 0];

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function write(how: 'write' | 'writeLeaving' = 'write'): Promise<void> {
    stopTimer();
    const written = latest;
    const place = await storage[how](key, { shape: 1, value, attempt });
    confirmed = Math.max(confirmed, written);
    if (state.get().isKept) update({ place });
  }

  function flush(): void {
    if (state.get().isKept && confirmed < latest) void write('writeLeaving');
  }

  function discard(): void {
    stopTimer();
    value = initial;
    attempt = null;
    update({ start: initial, isKept: false });
    void storage.remove(key);
  }

  return {
    state,
    flush,
    discard,
    async read() {
      const record = v.safeParse(DraftRecord, await storage.read(key));
      const kept = record.success ? v.safeParse(schema, record.output.value) : undefined;
      if (!record.success || !kept?.success || isInitial(kept.output)) return update({ isRead: true });
      value = kept.output;
      attempt = record.output.attempt;
      update({ isRead: true, start: value, isKept: true });
    },
    keep(next) {
      if (isInitial(next)) return discard();
      value = next;
      latest += 1;
      timer ??= setTimeout(() => void write(), WRITE_DELAY_MS);
      if (!state.get().isKept) update({ isKept: true });
    },
    keyFor(request) {
      const text = JSON.stringify(request);
      if (attempt?.request !== text) attempt = { key: createIdempotencyKey(), request: text };
      latest += 1;
      void write();
      return attempt.key;
    },
  };
}
