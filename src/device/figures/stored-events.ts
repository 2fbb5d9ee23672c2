import * as v from 'valibot';
import { stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { toLastDays } from '#contract/dhaka-days.ts';
import { figureKinds, LATE_DAYS } from '#contract/figures/figure-days.ts';
import { createRecordStore } from '../record-store.ts';
import type { JobEvent } from './events.ts';

const EVENT_VERSION = 1;

const StoredEvent = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(EVENT_VERSION)),
  key: Id,
  job: Id,
  kind: v.picklist(figureKinds),
  day: Id,
  /** Stays until its day is over, so that it is counted once a day. */
  isSent: v.boolean(),
});
export type StoredEvent = v.InferOutput<typeof StoredEvent>;

const store = createRecordStore({
  at: stores.figures,
  schema: StoredEvent,
  version: EVENT_VERSION,
});

const toKey = ({ day, kind, job }: Pick<StoredEvent, 'day' | 'kind' | 'job'>): string =>
  `${day} ${kind} ${job}`;

/** Stores what was done with a job on a day, once. @returns undefined where that was known */
export async function storeEvent(
  { kind, jobId }: JobEvent,
  { day, key }: { day: string; key: string },
): Promise<StoredEvent | undefined> {
  const event: StoredEvent = { version: EVENT_VERSION, key, job: jobId, kind, day, isSent: false };
  const stored = await store.change(toKey(event), (known) => (known ? undefined : event));
  return stored?.key === key ? event : undefined;
}

/** Events that were not sent yet. Those that would not count any more are removed. */
export async function readUnsent(now: number): Promise<StoredEvent[]> {
  const days = toLastDays(now, LATE_DAYS + 1);
  const today = days.at(-1);
  const all = [...(await store.readAll())];
  const isOver = ({ day, isSent }: StoredEvent) => !days.includes(day) || (isSent && day !== today);
  const old = all.filter(([, event]) => isOver(event)).map(([key]) => key);
  if (old.length > 0) await store.removeAll(old);
  return all.map(([, event]) => event).filter((event) => !event.isSent && !isOver(event));
}

/** Marks events as sent. */
export const markEventsSent = (events: readonly StoredEvent[]): Promise<void> =>
  store.putAll(new Map(events.map((event) => [toKey(event), { ...event, isSent: true }])));

/** Removes all events. */
export const removeEvents = (): Promise<void> => store.clear();
