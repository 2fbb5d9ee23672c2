import { isPagePath } from '#contract/http/page-paths.ts';
import { API_BASE, apiPaths } from '#contract/http/paths.ts';

/**
 * Which requests the worker has a policy for. Everything that no rule names goes to the network untouched: CV files
 * among it, whole or in parts, as the page that downloads them keeps what arrives, once.
 */

/** What the rules look at. */
export interface Asked {
  request: Pick<Request, 'method' | 'mode' | 'destination' | 'headers' | 'cache'>;
  url: URL;
  sameOrigin: boolean;
}

const smallListPaths = new Set<string>([apiPaths.jobCategories, apiPaths.resumeTemplates, apiPaths.cities]);
const itemPaths = new Set<string>([apiPaths.jobs, apiPaths.companies, apiPaths.cities]);

/** The path below the API's host, which may itself have a path; '' for other addresses. */
function apiPathOf(url: URL): string {
  const start = url.pathname.lastIndexOf(`${API_BASE}/`);
  return start < 0 ? '' : url.pathname.slice(start).replace(/\/+$/, '');
}

/** Job lists and searches that anyone may read, on any host: the API may live on another origin. */
export function isPublicList(url: URL): boolean {
  return apiPathOf(url) === apiPaths.jobs && !url.searchParams.has('createdBy');
}

/** One job, one company, one city, the categories, the cities, the templates. */
export function isPublicDetail(url: URL): boolean {
  const path = apiPathOf(url);
  if (url.searchParams.has('createdBy')) return false;
  return smallListPaths.has(path) || itemPaths.has(path.slice(0, path.lastIndexOf('/')));
}

/** Only such requests may be answered from, or put into, a cache: an answer to a token is private. */
export function isAnonymousRead({ request }: Pick<Asked, 'request'>): boolean {
  return request.method === 'GET' && !request.headers.has('authorization');
}

/** What the page keeps by itself is not kept once more, and does not displace what was read before. */
export function isKeptHere(asked: Pick<Asked, 'request'>): boolean {
  return isAnonymousRead(asked) && asked.request.cache !== 'no-store';
}

/** Answers that can be read and checked: what another origin sends without CORS is opaque. */
function isReadable({ request, sameOrigin }: Asked): boolean {
  return sameOrigin || request.mode === 'cors';
}

/** Logos and covers, wherever the API host keeps them. */
export function isImage(asked: Asked): boolean {
  return asked.request.destination === 'image' && isReadable(asked) && isAnonymousRead(asked);
}

/** A screen of the app is opened. */
export function isPageNavigation({ request, url, sameOrigin }: Asked): boolean {
  return sameOrigin && request.mode === 'navigate' && request.method === 'GET' && isPagePath(url.pathname);
}

/** A payment page sends the visitor back (§4): the server sees these first, the stored page comes second. */
export function isReturnUrl(url: URL): boolean {
  return url.searchParams.has('StatusCode') || url.searchParams.has('ErrorCode');
}

/** Hashed chunks of the app. */
export function isAsset(url: URL): boolean {
  return url.pathname.startsWith('/assets/');
}
