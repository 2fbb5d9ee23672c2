import { toDhakaDay } from '#contract/dhaka-days.ts';
import { figurePaths } from '#contract/http/api-paths.ts';
import { MOST_EVENTS } from '#contract/figures/figures.ts';
import type { JobEvent } from '#device/figures/events.ts';
import {
  markEventsSent,
  readUnsent,
  removeEvents,
  storeEvent,
  type StoredEvent,
} from '#device/figures/stored-events.ts';
import { sendInBackground } from '#platform/http/background-call.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { inTurn } from '#platform/http/outbox.ts';
import { logNotice } from '#platform/log.ts';
import { serverNow } from '#platform/server-time.ts';

/** Events of this page that were not sent: IndexedDB does not answer while a page closes. */
const fresh = new Set<StoredEvent>();

const toSent = ({ key, job, kind, day }: StoredEvent) => ({ key, job, kind, day });

/** The server counts each event once, so sending one again does no harm. */
async function send(events: readonly StoredEvent[]): Promise<void> {
  if (events.length === 0 || !hasServerExtensions()) return;
  const batch = events.slice(0, MOST_EVENTS);
  if (!(await sendInBackground(figurePaths.jobs, { events: batch.map(toSent) }))) return;
  for (const event of batch) fresh.delete(event);
  await markEventsSent(batch);
}

const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch {
    // Without storage a device would count the same view at every visit, so it counts nothing.
    logNotice('figures not counted');
  }
};

/** Notes an event of today, once a day. */
export const noteEvent = (event: JobEvent): Promise<void> =>
  quietly(async () => {
    const stored = await storeEvent(event, { day: toDhakaDay(serverNow()), key: createIdempotencyKey() });
    if (stored) fresh.add(stored);
  });

/** Sends what this page noted, at once. */
export const sendFresh = (): Promise<void> => quietly(() => send([...fresh]));

/** Sends events that earlier visits and other tabs did not send. */
export const sendLeft = (): Promise<void> =>
  quietly(() => inTurn('figures', async () => send(await readUnsent(serverNow()))));

/** Removes what was noted, sent or not. Rejects where the device refuses. */
export async function removeFigures(): Promise<boolean> {
  fresh.clear();
  await removeEvents();
  return true;
}
