import type * as v from 'valibot';
import { SLOT_SIGN, type DraftPlace, type StoredDraft } from './record.ts';
import type { DraftStorage } from './store.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import type { Observable } from '#platform/observable.ts';

const WRITE_DELAY_MS = 300;

export interface DraftState<T> {
  isRead: boolean;
  /** The stored or the initial value. */
  start: T;
  /** Counts values of `start`: the form remounts for each. */
  round: number;
  /** True while there is a draft that was neither sent nor discarded. */
  isStored: boolean;
  place: DraftPlace;
  /** True while there is another draft, of another tab or found late. */
  hasOther: boolean;
  isSwapped: boolean;
}

export interface DraftOptions<T> {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
  storage: DraftStorage;
  readLimitMs: number;
  /** Which draft this tab wrote last: after a reload it is shown before another tab's newer one. */
  tab?: { read: () => string | null; write: (slot: string) => void };
  /** False while the user is in the form, which must not remount then. */
  canFill: () => boolean;
}

/** An open draft. Each has its own slot, so that no tab overwrites another's. */
export interface Hold<T> extends DraftOptions<T>, Pick<StoredDraft<T>, 'slot' | 'value' | 'attempt' | 'at'> {
  state: Observable<DraftState<T>>;
  /** The stored draft that it started from, until the own slot has its content. */
  origin: StoredDraft<T> | null;
  others: StoredDraft<T>[];
  isTouched: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The last `at` that was written. */
  confirmedAt: number;
}

export const toSlot = (key: string): string => key + SLOT_SIGN + createIdempotencyKey();

const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (part instanceof Blob ? [part.size, part.type] : part));
export const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

export function update<T>({ state }: Hold<T>, change: Partial<DraftState<T>>): void {
  state.set({ ...state.get(), ...change });
}

function stopTimer<T>(hold: Hold<T>): void {
  clearTimeout(hold.timer);
  hold.timer = undefined;
}

export async function write<T>(hold: Hold<T>, how: 'write' | 'writeLeaving' = 'write'): Promise<void> {
  stopTimer(hold);
  const { storage, slot, value, attempt, at, origin } = hold;
  hold.tab?.write(slot);
  const place = await storage[how](slot, { shape: 1, value, attempt, at });
  if (place === 'device' && origin !== null) {
    if (hold.origin === origin) hold.origin = null;
    // Unless another tab has changed it since.
    void storage.remove(origin.slot, origin.at);
  }
  if (hold.slot !== slot) return;
  hold.confirmedAt = Math.max(hold.confirmedAt, at);
  if (hold.state.get().isStored) update(hold, { place });
}

function touch<T>(hold: Hold<T>): void {
  hold.isTouched = true;
  hold.at = Math.max(Date.now(), hold.at + 1);
}

export function discard<T>(hold: Hold<T>): void {
  const { storage, origin, initial } = hold;
  stopTimer(hold);
  Object.assign(hold, { value: initial, attempt: null, origin: null, confirmedAt: hold.at });
  update(hold, { start: initial, isStored: false, isSwapped: false });
  void storage.remove(hold.slot);
  if (origin !== null) void storage.remove(origin.slot, origin.at);
}

export function save<T>(hold: Hold<T>, next: T): void {
  touch(hold);
  if (isSame(next, hold.initial)) return discard(hold);
  hold.value = next;
  hold.timer ??= setTimeout(() => void write(hold), WRITE_DELAY_MS);
  if (!hold.state.get().isStored) update(hold, { isStored: true });
}

export function keyFor<T>(hold: Hold<T>, request: unknown): string {
  const text = JSON.stringify(request);
  const attempt =
    hold.attempt?.request === text ? hold.attempt : { key: createIdempotencyKey(), request: text };
  hold.attempt = attempt;
  touch(hold);
  void write(hold);
  return attempt.key;
}
