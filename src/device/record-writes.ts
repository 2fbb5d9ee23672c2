import { logNotice } from '#platform/log.ts';
import { createDeviceRecords } from './device-records.ts';

/** Whether the device made a change; what it refuses is logged, and never throws. */
export async function isWritten(what: string, change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch {
    logNotice(`${what} not changed`);
    return false;
  }
}

/**
 * `asked`: being written for the first time. `page`: the device refused, so the record lives as long as the page. `new`:
 * nothing was typed, so nothing is stored.
 */
export type RecordPlace = 'asked' | 'device' | 'page' | 'new';

type Source<V> = Omit<Parameters<typeof createDeviceRecords<V>>[0], 'isOwn'> & {
  /** The record with the place that the page shows for it. */
  withPlace?: (shown: V, place: RecordPlace) => V;
};

/**
 * The page's view of a store, and its writes. Writes show at once and never reject: they resolve to whether the device
 * made them. What the device refuses stays in the page, and no later read replaces it.
 */
export function createWrittenRecords<V>({ withPlace = (shown) => shown, ...source }: Source<V>) {
  /** How many writes of a record are under way: until they end, the device's copy is old. */
  const writing = new Map<string, number>();
  const places = new Map<string, RecordPlace>();
  const isWriting = (key: string): boolean => writing.has(key);
  const isPageOnly = (key: string): boolean => ['page', 'new'].includes(places.get(key) ?? 'device');
  const records = createDeviceRecords<V>({
    ...source,
    isOwn: (key, shown) => isWriting(key) || (shown !== undefined && isPageOnly(key)),
  });
  const { known, show, publish } = records;
  const isInPage = (key: string): boolean => known().has(key) && places.get(key) === 'page';

  const showAt = (key: string, shown: V, place: RecordPlace): void => {
    places.set(key, place);
    show(key, withPlace(shown, place));
  };

  async function write(key: string, work: () => Promise<unknown>): Promise<boolean> {
    writing.set(key, (writing.get(key) ?? 0) + 1);
    const isDone = await isWritten(source.name, work);
    const left = (writing.get(key) ?? 1) - 1;
    if (left > 0) writing.set(key, left);
    else writing.delete(key);
    return isDone;
  }

  return {
    ...records,
    isWriting,
    isInPage,
    /** Shows a record that is stored with its first change. */
    showNew: (key: string, shown: V): void => showAt(key, shown, 'new'),
    async store(key: string, shown: V, work: () => Promise<unknown>): Promise<boolean> {
      const before = known().has(key) ? (places.get(key) ?? 'device') : 'asked';
      showAt(key, shown, before);
      const isStored = await write(key, work);
      const now = known().get(key);
      const place = isStored ? 'device' : 'page';
      // A later write decides. An unchanged place is not published: a form would render after every key.
      if (now !== undefined && !isWriting(key) && place !== before) showAt(key, now, place);
      return isStored;
    },
    async remove(key: string, work: () => Promise<unknown>): Promise<boolean> {
      const before = known().get(key);
      const wasInPage = isInPage(key);
      show(key, undefined);
      const isGone = (await write(key, work)) || wasInPage;
      if (!isGone && !known().has(key)) show(key, before);
      if (!known().has(key)) places.delete(key);
      return isGone;
    },
    async clear(work: () => Promise<unknown>): Promise<boolean> {
      const isCleared = await isWritten(source.name, work);
      if (isCleared) {
        places.clear();
        publish(new Map());
      }
      return isCleared;
    },
  };
}
