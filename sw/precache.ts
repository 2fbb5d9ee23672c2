import type { WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { pageFiles } from '#contract/pages.ts';

/** Stands for a file that could not be stored; it is asked from the network when it is needed. */
const notStored = (): Response => new Response(null, { status: 504, statusText: 'Not stored' });

async function isNamedByPage(pathname: string): Promise<boolean> {
  for (const file of Object.values(pageFiles)) {
    const page = await matchPrecache(file);
    if (page && (await page.text()).includes(pathname)) return true;
  }
  return false;
}

/**
 * A page and all that it names must be stored, or this version does not install and the one before stays.
 * Any other single file may be missing (a blocker, an uneven deploy) without holding the version back.
 */
export const tolerateMissingExtras: WorkboxPlugin = {
  async handlerDidError({ request, event }) {
    if (event.type !== 'install') return undefined;
    const { pathname } = new URL(request.url);
    const isNeeded = pathname.endsWith('.html') || (await isNamedByPage(pathname));
    return isNeeded ? undefined : notStored();
  },
};
