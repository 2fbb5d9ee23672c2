import { cacheNames } from '#contract/device/stores.ts';
import { CONFIG_ELEMENT_ID } from '#contract/http/pages.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';

/** An operator's or a firewall's page carries neither our header nor JSON, whatever its status. */
export function isOfApi({ headers }: Response): boolean {
  return headers.has(API_HEADER) || /\bjson\b/i.test(headers.get('content-type') ?? '');
}

/** An operator's or a firewall's page, whatever its status, is not the app's. Redirects are opaque. */
export async function isOwnPage(response: Response): Promise<boolean> {
  if (response.type === 'opaqueredirect' || response.headers.has(API_HEADER)) return true;
  // Static hosts that serve the app's files do not set our header.
  return (await response.clone().text()).includes(`id="${CONFIG_ELEMENT_ID}"`);
}

const goneStatuses = new Set([404, 410]);

/** The row of an address: the `id` of a page, or the end of an API path. */
function toRow(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return searchParams.get('id') ?? pathname.slice(pathname.lastIndexOf('/') + 1);
}

/**
 * Deletes what is stored of a row that the server no longer has: the API's answer, and the page in each language.
 * @param isOurs whether an answer is our server's: a hotel's 404 deletes nothing
 */
export async function forgetGone(
  { url }: Request,
  response: Response,
  isOurs: (response: Response) => boolean | Promise<boolean>,
): Promise<void> {
  if (!goneStatuses.has(response.status) || !(await isOurs(response))) return;
  for (const name of [cacheNames.publicLists, cacheNames.publicDetails, cacheNames.pages]) {
    const cache = await caches.open(name);
    const gone = (await cache.keys()).filter((stored) => toRow(stored.url) === toRow(url));
    await Promise.all(gone.map((stored) => cache.delete(stored, { ignoreVary: true })));
  }
}
