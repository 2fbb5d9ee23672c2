import * as v from 'valibot';
import { idbStores } from '#contract/device/late-storage.ts';

/** Tabs share the device's downloads: one tab fetches a file, the others show its progress. */

export const DownloadView = v.object({
  path: v.string(),
  templateName: v.string(),
  received: v.number(),
  total: v.nullable(v.number()),
  phase: v.picklist([
    'running',
    'waiting',
    'checking',
    'paused',
    'refused',
    'damaged',
    'unreachable',
    'done',
  ]),
  /** False when the device did not store what arrived: it is lost with the page. */
  isKept: v.boolean(),
});
export type DownloadView = v.InferOutput<typeof DownloadView>;

const TabMessage = v.variant('kind', [
  v.object({ kind: v.literal('view'), view: DownloadView }),
  v.object({ kind: v.picklist(['pause', 'go']), path: v.string() }),
  /** Finished or cancelled; null: all of them. */
  v.object({ kind: v.literal('gone'), path: v.nullable(v.string()) }),
]);
export type TabMessage = v.InferOutput<typeof TabMessage>;

const { database } = idbStores.downloadParts;

/** Returns the way to announce to other tabs, which does nothing where there are no channels. */
export function openTabs(onMessage: (message: TabMessage) => void): (message: TabMessage) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(database);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(TabMessage, data);
    if (success) onMessage(output);
  });
  return channel.postMessage.bind(channel);
}

/**
 * Does something while no other tab does it for the same file, waiting for them to finish or close. Where there are no
 * locks (no HTTPS), the record's `writer` keeps tabs apart.
 */
export async function asTheOnlyTab(path: string, work: () => Promise<void>): Promise<void> {
  // Undefined in insecure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  await locks.request(`${database}:${path}`, work);
}
