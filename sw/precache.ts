import type { WorkboxPlugin } from 'workbox-core/types.js';
import { readShell } from './shell.ts';

/** Stands for a file that could not be stored; it is asked from the network when it is needed. */
const notStored = (): Response => new Response(null, { status: 504, statusText: 'Not stored' });

async function isNamedByShell(pathname: string): Promise<boolean> {
  return ((await (await readShell())?.text()) ?? '').includes(pathname);
}

/**
 * The shell and all that it names must be stored, or this version does not install and the one before stays.
 * Any other single file may be missing (a blocker, an uneven deploy) without holding the version back.
 */
export const tolerateMissingExtras: WorkboxPlugin = {
  async handlerDidError({ request, event }) {
    if (event.type !== 'install') return undefined;
    const { pathname } = new URL(request.url);
    const isNeeded = pathname.endsWith('.html') || (await isNamedByShell(pathname));
    return isNeeded ? undefined : notStored();
  },
};
