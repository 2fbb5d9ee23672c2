import type * as v from 'valibot';
import { toTexts, type DraftPlace, type DraftRecord, type StoredRecord, type Typed } from './record.ts';
import type { DraftStorage } from './store.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import { inTime } from '#platform/in-time.ts';
import { logNotice } from '#platform/log.ts';
import { createObservable, type Observable } from '#platform/observable.ts';
import { serverNow } from '#platform/server-time.ts';

const WRITE_DELAY_MS = 300;

export interface DraftState<T> {
  isRead: boolean;
  /** The stored or the initial value. */
  start: T;
  /** Counts values of `start`: the form remounts for each. */
  round: number;
  /** True while there is a draft that was neither sent nor discarded. */
  isStored: boolean;
  /** Null until the value was written. */
  place: DraftPlace | null;
  /** True while there is an earlier text: set aside, found late, or of another tab. */
  hasEarlier: boolean;
  /** The device could not read what was typed before. */
  isUnreadable: boolean;
  isRestored: boolean;
}

export interface DraftOptions<T> {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
  storage: DraftStorage;
  readLimitMs: number;
  /** False while the user is in the form, which must not remount then. */
  canFill: () => boolean;
}

export interface OpenDraft<T> {
  state: Observable<DraftState<T>>;
  /** Reads the stored draft; one found late fills an untouched form, else it becomes the earlier text. */
  read: () => Promise<void>;
  /** The value as it was saved last; `start` of the state is what a form of this round began with. */
  current: () => T;
  /** Writes the value soon; the initial value discards the draft. */
  save: (value: T) => void;
  /** Writes pending input, as the page may close. */
  flush: () => void;
  /** Writes the value of a tab that is shown again, so that the next page starts from the visible text. */
  claim: () => void;
  /** The idempotency key for a request: the same for a repeat, even after a reload. */
  keyFor: (request: unknown) => string;
  /** Forgets the value; an earlier text stays. `anew`: the form begins again with the initial one. */
  discard: (how?: 'anew') => void;
  /** As `discard`, and the value becomes the earlier text. */
  setAside: () => void;
  /** Shows the earlier text; the value becomes the earlier one. */
  restore: () => void;
  dropEarlier: () => void;
}

const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (part instanceof Blob ? [part.size, part.type] : part));
const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

const toTyped = <T>({ value, attempt }: Typed<T>): Typed<T> => ({ value, attempt });

/** Opens the draft of a form. Each tab may write it: the last one wins, and the other's text becomes the earlier. */
export function openDraft<T>(options: DraftOptions<T>): OpenDraft<T> {
  const { key, schema, initial, storage, readLimitMs, canFill } = options;
  const none: Typed<T> = { value: initial, attempt: null };
  const start: DraftState<T> = {
    isRead: false,
    start: initial,
    round: 0,
    isStored: false,
    place: null,
    hasEarlier: false,
    isUnreadable: false,
    isRestored: false,
  };
  const state = createObservable(start);
  let typed = none;
  let earlier: Typed<T> | undefined;
  let at = 0;
  let confirmedAt = 0;
  let isTouched = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** `at` of the stored versions whose texts this page has, or had. */
  const seen = new Set<number>();
  /** Of older builds, whose texts are here. */
  let olderSlots: string[] = [];

  const update = (change: Partial<DraftState<T>>) =>
    state.set({ ...state.get(), ...change, hasEarlier: earlier !== undefined });
  const isEmpty = () => isSame(typed.value, initial);
  const isNew = ({ value }: Typed<T>) => !isSame(value, initial) && !isSame(value, typed.value);

  function touch(): void {
    isTouched = true;
    at = Math.max(serverNow(), at + 1);
    seen.add(at);
  }

  /** What takes the place of a stored version; one that is not seen yet is another tab's. */
  function toNext(stored: DraftRecord | undefined): DraftRecord | null | undefined {
    const isOthers = stored !== undefined && !seen.has(stored.at);
    if (isEmpty() && earlier === undefined) {
      if (!isOthers) return null;
      olderSlots = [];
      return undefined;
    }
    if (isOthers && isEmpty()) return { ...stored, at, ...(earlier && { earlier }) };
    if (isOthers) {
      seen.add(stored.at);
      const others = toTexts([{ slot: key, record: stored }], schema);
      const other = others.find(({ value }) => !isSame(value, typed.value));
      if (other) earlier = toTyped(other);
    }
    return { shape: 1, ...(isEmpty() ? { attempt: null } : typed), at, ...(earlier && { earlier }) };
  }

  async function write(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const writtenAt = at;
    const place = await storage.change(key, toNext, isLeaving);
    if (place === 'device') {
      void storage.remove(olderSlots);
      olderSlots = [];
    }
    confirmedAt = Math.max(confirmedAt, writtenAt);
    update(state.get().isStored ? { place } : {});
  }

  function show(text: Typed<T>): void {
    typed = toTyped(text);
    const { place, round } = state.get();
    update({ isRead: true, start: text.value, isStored: true, place: place ?? 'device', round: round + 1 });
  }

  function addFound(stored: readonly StoredRecord[]): void {
    const { isRead, isStored } = state.get();
    const found = toTexts(stored, schema).filter((text) => !seen.has(text.at) && isNew(text));
    const [latest] = found;
    if (latest === undefined) return;
    const isFree = !isTouched && !isStored && (!isRead || canFill());
    const isFilling = isFree && !latest.isEarlier;
    const next = isFilling ? found.find(({ value }) => !isSame(value, latest.value)) : latest;
    for (const text of [isFilling ? latest : undefined, next]) {
      if (text === undefined) continue;
      seen.add(text.at);
      at = Math.max(at, text.at);
      if (text.slot !== key) olderSlots.push(text.slot);
    }
    if (next) earlier = toTyped(next);
    if (isFilling) show(latest);
    else update({});
  }

  function discard(how?: 'anew'): void {
    touch();
    typed = none;
    const { round } = state.get();
    update({
      start: initial,
      isStored: false,
      place: null,
      isRestored: false,
      round: how === 'anew' ? round + 1 : round,
    });
    void write();
  }

  return {
    state,
    async read() {
      addFound(storage.readHere(key));
      const reading = storage.readAll(key).then(addFound, () => {
        logNotice('draft not readable');
        update({ isUnreadable: true });
      });
      await inTime(reading, readLimitMs).catch(() => undefined);
      update({ isRead: true });
    },
    current: () => typed.value,
    save(value) {
      if (isSame(value, initial)) return discard();
      touch();
      typed = { ...typed, value };
      timer ??= setTimeout(() => void write(), WRITE_DELAY_MS);
      if (!state.get().isStored) update({ isStored: true });
    },
    flush() {
      if (state.get().isStored && confirmedAt < at) void write(true);
    },
    claim() {
      if (!state.get().isStored || !isTouched) return;
      touch();
      void write();
    },
    keyFor(request) {
      const text = JSON.stringify(request);
      const attempt =
        typed.attempt?.request === text ? typed.attempt : { key: createIdempotencyKey(), request: text };
      typed = { ...typed, attempt };
      touch();
      void write();
      return attempt.key;
    },
    discard,
    setAside() {
      if (!isEmpty()) earlier = typed;
      discard();
    },
    restore() {
      if (earlier === undefined) return;
      touch();
      const text = earlier;
      earlier = isEmpty() ? undefined : typed;
      show(text);
      update({ isRestored: true });
      void write();
    },
    dropEarlier() {
      earlier = undefined;
      touch();
      update({});
      void write();
    },
  };
}
