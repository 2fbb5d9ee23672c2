import { cacheNames } from '#contract/device/stores.ts';
import { forgetApplications } from '../applications/writes.ts';
import { forgetDrafts } from '../drafts/store.ts';
import { forgetDecisions } from '../inbox/decision-writes.ts';
import { forgetInboxCopies } from '../inbox/inbox-copy.ts';
import { endForgetting, readForgetting } from './forgetting.ts';

/** The phone may have other users. Saved jobs, downloads and offline searches belong to the device and stay. */

/** The image cache may contain logos of companies that are not public yet. */
async function forgetPictures(): Promise<boolean> {
  try {
    await globalThis.caches?.delete(cacheNames.images);
    return true;
  } catch {
    return false;
  }
}

/** Removes the data of signed-out users; failures are retried at the next start. */
export async function finishForgetting(): Promise<void> {
  for (const owner of readForgetting()) {
    const done = await Promise.all([
      forgetDrafts(owner),
      forgetApplications(owner),
      forgetInboxCopies(owner),
      forgetDecisions(owner),
      forgetPictures(),
    ]);
    if (done.every(Boolean)) endForgetting(owner);
  }
}
