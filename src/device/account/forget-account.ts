import { cacheNames } from '#contract/device/stores.ts';
import { forgetApplications } from '../application-writes.ts';
import { forgetDrafts } from '../drafts/store.ts';
import { tidyCopies } from '../inbox/inbox-copy.ts';
import { endForgetting, mayHaveCopies, readForgetting } from './forgetting.ts';

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

/** Removes what applicants wrote to anybody but the account that the device keeps it for, and copies of 30 days ago. */
async function tidyOthers(): Promise<boolean> {
  return !mayHaveCopies() || tidyCopies();
}

/** Removes {@link tidyOthers}' data, and all data of signed-out users; failures are retried at the next start. */
export async function finishForgetting(): Promise<void> {
  const isTidy = await tidyOthers();
  for (const owner of readForgetting()) {
    const done = await Promise.all([
      forgetDrafts(owner),
      forgetApplications(owner),
      forgetPictures(),
      isTidy,
    ]);
    if (done.every(Boolean)) endForgetting(owner);
  }
}
