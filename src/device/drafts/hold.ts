import type * as v from 'valibot';
import { SLOT_SIGN, type DraftPlace, type StoredDraft } from './record.ts';
import type { DraftStorage } from './store.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import type { Observable } from '#platform/observable.ts';

/** Typing is written this long after it pauses; what is still owed then is written before the page goes. */
const WRITE_DELAY_MS = 300;

/** What a form knows of its draft. */
export interface DraftState<T> {
  /** False until the device was asked: what the form starts from is not known before. */
  isRead: boolean;
  /** What the form starts from: the kept value, else the initial one. */
  start: T;
  /** Counts what the form has started from: it is mounted anew for each. */
  round: number;
  /** True while something is kept that was neither sent nor discarded. */
  isKept: boolean;
  place: DraftPlace;
  /** True while another draft is kept that this form has not shown: of another tab, or one that was found late. */
  hasOther: boolean;
  /** True when the reader has just had the other one shown. */
  isSwapped: boolean;
}

export interface DraftOptions<T> {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
  storage: DraftStorage;
  /** A device that has not answered by then starts with the initial value. */
  readLimitMs: number;
  /** False while somebody is in the form: it is not mounted anew under their hands. */
  canFill: () => boolean;
}

/**
 * A draft that is open. Each one is written into a slot of its own, so that none ever takes the place of what another tab
 * has typed, or of what was not read yet.
 */
export interface Hold<T> extends DraftOptions<T>, Pick<StoredDraft<T>, 'slot' | 'value' | 'attempt' | 'at'> {
  state: Observable<DraftState<T>>;
  /** What it was started from, until the own slot holds what came of that. */
  origin: StoredDraft<T> | null;
  others: StoredDraft<T>[];
  isTouched: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The latest that the device, or the page in its place, has taken; what is later is owed. */
  confirmedAt: number;
}

export const toSlot = (key: string): string => key + SLOT_SIGN + createIdempotencyKey();

/** JSON says nothing of a picture. */
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
  const place = await storage[how](slot, { shape: 1, value, attempt, at });
  if (place === 'device' && origin !== null) {
    if (hold.origin === origin) hold.origin = null;
    // Somebody may have typed on there since.
    void storage.remove(origin.slot, origin.at);
  }
  if (hold.slot !== slot) return;
  hold.confirmedAt = Math.max(hold.confirmedAt, at);
  if (hold.state.get().isKept) update(hold, { place });
}

/** Something was typed, or tried to be sent, now. */
function touch<T>(hold: Hold<T>): void {
  hold.isTouched = true;
  hold.at = Math.max(Date.now(), hold.at + 1);
}

export function discard<T>(hold: Hold<T>): void {
  const { storage, origin, initial } = hold;
  stopTimer(hold);
  Object.assign(hold, { value: initial, attempt: null, origin: null, confirmedAt: hold.at });
  update(hold, { start: initial, isKept: false, isSwapped: false });
  void storage.remove(hold.slot);
  if (origin !== null) void storage.remove(origin.slot, origin.at);
}

export function keep<T>(hold: Hold<T>, next: T): void {
  touch(hold);
  if (isSame(next, hold.initial)) return discard(hold);
  hold.value = next;
  hold.timer ??= setTimeout(() => void write(hold), WRITE_DELAY_MS);
  if (!hold.state.get().isKept) update(hold, { isKept: true });
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
