import * as v from 'valibot';
import { idbStores } from '#contract/device/late-storage.ts';

/** Tabs of one device share its downloads: one tab fetches a file, the others show how far it is. */

/** A download as a page shows it, and as one tab tells another. */
export const DownloadView = v.object({
  path: v.string(),
  templateName: v.string(),
  received: v.number(),
  /** Null while nobody knows. */
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
  /** False when the device does not keep what has arrived: it is lost with the page. */
  isKept: v.boolean(),
});
export type DownloadView = v.InferOutput<typeof DownloadView>;

const TabMessage = v.variant('kind', [
  v.object({ kind: v.literal('view'), view: DownloadView }),
  /** A wish for the tab that fetches it. */
  v.object({ kind: v.picklist(['pause', 'go']), path: v.string() }),
  /** Whole, or not wanted any more; null: all of them. */
  v.object({ kind: v.literal('gone'), path: v.nullable(v.string()) }),
]);
export type TabMessage = v.InferOutput<typeof TabMessage>;

const { database } = idbStores.downloadParts;

/** @returns what tells the other tabs; nobody hears it where there are no channels */
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
 * Does something while no other tab does it for the same file: waits for them, and goes on when such a tab is gone.
 * Where there are no locks (no HTTPS), the store's own look at who writes has to do.
 */
export async function asTheOnlyTab(path: string, work: () => Promise<void>): Promise<void> {
  // Not there in insecure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  await locks.request(`${database}:${path}`, work);
}
