import { cacheNames } from '#contract/device/late-storage.ts';
import { forgetDrafts } from '../drafts/store.ts';
import { endForgetting, readForgetting } from './forgetting.ts';

/**
 * What signing out removes beside the session itself (§4), on a phone that the next person may use. What is
 * saved, downloaded or taken along belongs to the device, and the subscription to its number: they stay.
 */

/** Logos of companies that nobody else may see yet may be among them. */
async function forgetPictures(): Promise<boolean> {
  try {
    // Absent where the page is not secure: nothing was stored then.
    await globalThis.caches?.delete(cacheNames.images);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is stored of signed-out users; what fails is retried at the next start. */
export async function finishForgetting(): Promise<void> {
  for (const owner of readForgetting()) {
    const done = await Promise.all([forgetDrafts(owner), forgetPictures()]);
    if (done.every(Boolean)) endForgetting(owner);
  }
}
