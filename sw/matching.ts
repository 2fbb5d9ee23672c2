import { isPagePath } from '#contract/http/api-paths.ts';
import { addressParameters } from '#contract/jobs/filters.ts';
import { trimSignsEnd } from '#contract/trim-signs.ts';
import { API_BASE, apiPaths, FILES_BASE } from '#contract/http/paths.ts';

/** Requests without a rule go to the network untouched, such as downloads of CV files, which the page stores. */

export interface Asked {
  request: Pick<Request, 'method' | 'mode' | 'destination' | 'headers' | 'cache'>;
  url: URL;
  sameOrigin: boolean;
}

const smallListPaths = new Set<string>([apiPaths.jobCategories, apiPaths.resumeTemplates, apiPaths.cities]);
const itemPaths = new Set<string>([apiPaths.jobs, apiPaths.companies, apiPaths.cities]);

function apiPathOf(url: URL): string {
  const start = url.pathname.lastIndexOf(`${API_BASE}/`);
  return start < 0 ? '' : trimSignsEnd(url.pathname.slice(start), /\//);
}

/** Public job lists, on any host. */
export function isPublicList(url: URL): boolean {
  return apiPathOf(url) === apiPaths.jobs && !url.searchParams.has('createdBy');
}

/** Public reads of one row, and the categories, cities and templates. */
export function isPublicDetail(url: URL): boolean {
  const path = apiPathOf(url);
  if (url.searchParams.has('createdBy')) return false;
  return smallListPaths.has(path) || itemPaths.has(path.slice(0, path.lastIndexOf('/')));
}

/** Answers to a token are private and never cached. */
export function isAnonymousRead({ request }: Pick<Asked, 'request'>): boolean {
  return request.method === 'GET' && !request.headers.has('authorization');
}

/** Other requests are stored by the page itself. */
export function isCacheable(asked: Pick<Asked, 'request'>): boolean {
  return isAnonymousRead(asked) && asked.request.cache !== 'no-store';
}

/** Without CORS an answer is opaque. */
function isReadable({ request, sameOrigin }: Asked): boolean {
  return sameOrigin || request.mode === 'cors';
}

/** Logos and covers. */
export function isImage(asked: Asked): boolean {
  return asked.request.destination === 'image' && isReadable(asked) && isAnonymousRead(asked);
}

/** A navigation to a screen. */
export function isPageNavigation({ request, url, sameOrigin }: Asked): boolean {
  return sameOrigin && request.mode === 'navigate' && request.method === 'GET' && isPagePath(url.pathname);
}

/** Query parameters of the app's own addresses; others may be private, such as a form's text or a tracking id. */
const knownParameters = new Set(['search', ...addressParameters, 'page', 'sort', 'id']);

/** Whether every parameter is the app's own. */
export const isKnownAddress = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].every((name) => knownParameters.has(name));

/** A navigation to a stored file: a form's, before the app has started. */
export function isFileNavigation({ request, url, sameOrigin }: Asked): boolean {
  return (
    sameOrigin &&
    request.mode === 'navigate' &&
    request.method === 'GET' &&
    url.pathname.startsWith(`${FILES_BASE}/`)
  );
}

/** A return from a payment (§4), which the server must see first. */
export function isReturnUrl(url: URL): boolean {
  return url.searchParams.has('StatusCode') || url.searchParams.has('ErrorCode');
}

/** Fonts, and HarfBuzz that shapes them for PDFs, are large and seldom needed: stored at their first use. */
export const isFont = (url: URL): boolean => /\.(woff|wasm)$/.test(url.pathname);

/** Hashed chunks of the app. */
export function isAsset(url: URL): boolean {
  return url.pathname.startsWith('/assets/');
}
