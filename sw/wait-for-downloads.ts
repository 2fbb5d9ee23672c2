import type { WorkboxPlugin } from 'workbox-core/types.js';
import { idbStores } from '#contract/device/late-storage.ts';

/**
 * A reader's download has the line to itself. Each holds a lock, in whatever tab (`downloads/tabs.ts`); a browser
 * without locks has one tab download at a time, and nothing waits.
 */
async function untilNoDownload(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  const { held = [] } = (await locks?.query()) ?? {};
  const ofDownloads = `${idbStores.downloadParts.database}:`;
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(ofDownloads));
  await Promise.all(names.map((name) => locks.request(name, { mode: 'shared' }, () => undefined)));
}

/** Parts of the app are fetched one after the other, and none beside a download. */
export const waitForDownloads: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    if (event?.type === 'install') await untilNoDownload();
    return request;
  },
};
