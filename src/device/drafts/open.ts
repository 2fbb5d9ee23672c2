import {
  discard,
  isSame,
  save,
  keyFor,
  toSlot,
  update,
  write,
  type DraftOptions,
  type DraftState,
  type Hold,
} from './hold.ts';
import { toDrafts, type StoredDraft, type StoredRecord } from './record.ts';
import { inTime } from '#platform/in-time.ts';
import { createObservable, type Observable } from '#platform/observable.ts';

export interface OpenDraft<T> {
  state: Observable<DraftState<T>>;
  /** Reads stored drafts; one found late fills an untouched form, else it is offered. */
  read: () => Promise<void>;
  /** Writes the value soon; the initial value discards the draft. */
  save: (value: T) => void;
  /** Writes pending input from a closing page. */
  flush: () => void;
  /** The idempotency key for a request: the same for a repeat, even after a reload. */
  keyFor: (request: unknown) => string;
  discard: () => void;
  /** Swaps the two drafts. */
  showOther: () => void;
  dropOther: () => void;
}

function adopt<T>(hold: Hold<T>, origin: StoredDraft<T>): void {
  const { value, attempt } = origin;
  Object.assign(hold, { origin, value, attempt });
  hold.tab?.write(origin.slot);
  update(hold, { isRead: true, start: value, isStored: true, round: hold.state.get().round + 1 });
}

function offer<T>(hold: Hold<T>, others: readonly StoredDraft<T>[]): void {
  hold.others = others.filter(({ value }) => !isSame(value, hold.value) && !isSame(value, hold.initial));
  update(hold, { hasOther: hold.others.length > 0 });
}

/** Starts from this tab's draft, else the latest, unless the form has input. */
function addFound<T>(hold: Hold<T>, stored: readonly StoredRecord[], isAll: boolean): void {
  const { isRead, isStored } = hold.state.get();
  const own = new Set([hold.slot, hold.origin?.slot]);
  const found = toDrafts(stored, hold.schema).filter(({ slot }) => !own.has(slot));
  const filled = found.filter(({ value }) => !isSame(value, hold.initial));
  const ownSlot = hold.tab?.read() ?? null;
  const ofTab = filled.find(({ slot }) => slot === ownSlot);
  // What is known at once may lack this tab's own.
  const latest = ofTab ?? (ownSlot === null || isAll ? filled[0] : undefined);
  const isFree = !hold.isTouched && !isStored && (!isRead || hold.canFill());
  if (latest !== undefined && isFree) adopt(hold, latest);
  offer(
    hold,
    found.filter((draft) => draft !== hold.origin),
  );
}

async function read<T>(hold: Hold<T>): Promise<void> {
  const { storage, key, readLimitMs } = hold;
  addFound(hold, storage.readHere(key), false);
  const reading = storage.readAll(key).then((stored) => addFound(hold, stored, true));
  await inTime(reading, readLimitMs).catch(() => undefined);
  update(hold, { isRead: true });
}

function showOther<T>(hold: Hold<T>): void {
  const [other, ...rest] = hold.others;
  if (other === undefined) return;
  const { slot, value, attempt, at, origin } = hold;
  if (at > hold.confirmedAt) void write(hold);
  const shown = at === 0 && origin !== null ? origin : { slot, value, attempt, at };
  Object.assign(hold, { slot: toSlot(hold.key), at: 0, confirmedAt: 0 });
  adopt(hold, other);
  offer(hold, [...rest, shown]);
  update(hold, { isSwapped: true });
}

function dropOther<T>(hold: Hold<T>): void {
  const [other, ...rest] = hold.others;
  if (other === undefined) return;
  void hold.storage.remove(other.slot, other.at);
  offer(hold, rest);
}

function createHold<T>(options: DraftOptions<T>): Hold<T> {
  const start = options.initial;
  const none = { isRead: false, isStored: false, hasOther: false, isSwapped: false, round: 0 };
  return {
    ...options,
    state: createObservable<DraftState<T>>({ ...none, start, place: 'device' }),
    slot: toSlot(options.key),
    value: start,
    attempt: null,
    at: 0,
    confirmedAt: 0,
    origin: null,
    others: [],
    isTouched: false,
    timer: undefined,
  };
}

/** Opens a draft over a storage of records. */
export function openDraft<T>(options: DraftOptions<T>): OpenDraft<T> {
  const hold = createHold(options);
  return {
    state: hold.state,
    read: () => read(hold),
    save: (value) => save(hold, value),
    flush: () => {
      if (hold.state.get().isStored && hold.confirmedAt < hold.at) void write(hold, 'writeLeaving');
    },
    keyFor: (request) => keyFor(hold, request),
    discard: () => discard(hold),
    showOther: () => showOther(hold),
    dropOther: () => dropOther(hold),
  };
}
