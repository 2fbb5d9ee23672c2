import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { isPagePath } from '#contract/http/api-paths.ts';
import { LANGUAGE_COOKIE, preferredLanguage, splitLanguage, toLocalPath } from '#contract/http/languages.ts';
import { toShellFile } from '#contract/http/pages.ts';
import { API_HEADER, API_VERSION } from '#contract/http/read-headers.ts';
import type { AppContext } from '../app-context.ts';
import type { ClientFile, ClientFiles } from '../http/client-files.ts';
import type { ServedPages } from './served-pages.ts';
import { RETRY_SOON } from '../errors/statuses.ts';
import { toOrigin } from '../http/request/client-address.ts';
import { isNotModified } from '../http/response/conditional.ts';
import { chooseCoding } from '../http/response/compression.ts';

async function send(c: Context, file: ClientFile, status: number): Promise<Response> {
  const coding = chooseCoding(c.req.header('Accept-Encoding'), [...file.compressed.keys()]);
  const tag = coding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${coding}"`;
  const etag = file.isWeak ? `W/${tag}` : tag;
  const retry = status === 503 ? RETRY_SOON : {};
  const headers = new Headers({ ...file.headers, ...retry, ETag: etag });
  const ifNoneMatch = c.req.header('If-None-Match');
  if (status === 200 && isNotModified({ ifNoneMatch, ifModifiedSince: undefined }, { etag })) {
    return new Response(null, { status: 304, headers });
  }
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  const compressed = coding === 'identity' ? undefined : file.compressed.get(coding);
  const body = typeof compressed === 'function' ? await compressed() : (compressed ?? file.content);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}

/** For the first page of a visit, not for links within the site: the cookie, else Accept-Language. */
function prefersBangla(c: Context): boolean {
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') return false;
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  return (chosen ?? preferredLanguage(c.req.header('Accept-Language') ?? '')) === 'bn';
}

function toBanglaHome(c: Context, { search }: URL): Response {
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(toLocalPath(`/${search}`, 'bn'), 302);
}

/** Serves the built client and its pages; passes the API, stored files and missing assets on. */
export const staticClient = (
  { config }: Pick<AppContext, 'config'>,
  files: ClientFiles,
  pages: Pick<ServedPages, 'serve'>,
) =>
  createMiddleware(async (c, next) => {
    const path = c.req.path;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead) return next();
    const exact = files.get(path);
    if (exact !== undefined) return send(c, exact, 200);
    const url = new URL(c.req.url);
    const { locale: language, path: bare } = splitLanguage(url.pathname);
    const shell = isPagePath(url.pathname) ? files.get(toShellFile(language)) : undefined;
    if (shell === undefined) return next();
    if (bare === '/' && language === 'en' && prefersBangla(c)) return toBanglaHome(c, url);
    const page = await pages.serve({ shell, url, origin: toOrigin({ config }, c), language });
    if (page.kind === 'redirect') return c.redirect(page.to, 302);
    const answer = await send(c, page.file, page.status);
    // Tells the service worker that the answer is from this server, not from a captive portal.
    answer.headers.set(API_HEADER, API_VERSION);
    return answer;
  });
