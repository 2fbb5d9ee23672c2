import type { QueryClient } from '@tanstack/react-query';
import { PUBLIC } from '#platform/query/query-client.ts';
import { removeCopies } from '#platform/storage/storage.ts';
import { clearableCaches } from './measure-device.ts';

/**
 * Removes what can be had again from the server. The app itself stays, as without it nothing would open without a
 * network, and so does all that the reader keeps.
 * @returns false when some of it could not be removed
 */
export async function clearCopies(queryClient: QueryClient): Promise<boolean> {
  // What is in memory would be written again.
  queryClient.removeQueries({ queryKey: [PUBLIC] });
  removeCopies();
  try {
    await Promise.all(clearableCaches.map((name) => globalThis.caches?.delete(name)));
    return true;
  } catch {
    return false;
  }
}
