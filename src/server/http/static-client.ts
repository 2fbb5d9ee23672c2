import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isPagePath } from '#contract/page-paths.ts';
import { pageFileOf, pageFiles } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';
import type { ClientFile, ClientFiles } from './client-files.ts';
import type { createFirstPages } from './first-page.ts';
import { isNotModified } from './conditional.ts';
import { chooseCoding } from './content-coding.ts';

const routes: ReadonlySet<string> = new Set(Object.values(appPaths).map((path) => path.toLowerCase()));
const ROBOTS = 'User-agent: *\nAllow: /\n';

function send(c: Context, file: ClientFile, status: 200 | 404): Response {
  const coding = chooseCoding(c.req.header('Accept-Encoding'), [...file.bodies.keys()]);
  const body = file.bodies.get(coding) ?? Buffer.alloc(0);
  const tag = coding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${coding}"`;
  const etag = file.isWeak ? `W/${tag}` : tag;
  const headers = new Headers({ ...file.headers, ETag: etag });
  const ifNoneMatch = c.req.header('If-None-Match');
  if (status === 200 && isNotModified({ ifNoneMatch, ifModifiedSince: undefined }, { etag })) {
    return new Response(null, { status: 304, headers });
  }
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}

/** The page for a route of the app, whatever its case; unknown ones get the shell, which says so. */
function findPage(files: ClientFiles, path: string) {
  const route = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const name = [pageFileOf(path), pageFiles.shell, pageFiles.home].find((file) => files.has(file));
  const status: 200 | 404 = routes.has(route) ? 200 : 404;
  return { name, file: name && files.get(name), status };
}

/**
 * Answers GET and HEAD from the built client; leaves the API, stored files and missing assets to others.
 * @param fill puts into a page what its screen starts with
 */
export const staticClient = (files: ClientFiles, fill: ReturnType<typeof createFirstPages>) =>
  createMiddleware(async (c, next) => {
    const path = c.req.path;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead) return next();
    const exact = files.get(path);
    if (exact !== undefined) return send(c, exact, 200);
    if (path === '/robots.txt') return c.text(ROBOTS);
    if (!isPagePath(new URL(c.req.url).pathname)) return next();
    const { name, file, status } = findPage(files, path);
    if (name === undefined || file === undefined) return next();
    return send(c, await fill(name, file, new URL(c.req.url).searchParams), status);
  });
