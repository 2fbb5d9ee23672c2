import type { WorkboxPlugin } from 'workbox-core/types.js';
import { DOWNLOAD_LOCK } from '#contract/device/stores.ts';

/** The precache waits while a user's download holds its Web Lock (`features/resumes/downloads/store.ts`). */
async function untilNoDownload(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(DOWNLOAD_LOCK));
  await Promise.all(names.map((name) => locks.request(name, { mode: 'shared' }, () => undefined)));
}

/** Precaches one file after the other, and none beside a download. */
export const waitForDownloads: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    if (event?.type === 'install') await untilNoDownload();
    return request;
  },
};
