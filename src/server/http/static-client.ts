import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isPagePath } from '#contract/page-paths.ts';
import { pageFileOf, pageFiles } from '#contract/pages.ts';
import type { AppContext } from '../app-context.ts';
import type { ClientFile, ClientFiles } from './client-files.ts';
import type { createFirstPages, FinishedPage } from './first-page.ts';
import { toOrigin } from './origin.ts';
import { isNotModified } from './conditional.ts';
import { chooseCoding } from './content-coding.ts';

function send(c: Context, { file, status }: FinishedPage): Response {
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

/** The page for a path; those without one of their own, and unknown ones, get the shell. */
const findPage = (files: ClientFiles, path: string): ClientFile | undefined =>
  files.get(pageFileOf(path)) ?? files.get(pageFiles.shell) ?? files.get(pageFiles.home);

/**
 * Answers GET and HEAD from the built client; leaves the API, stored files and missing assets to others.
 * @param finish puts into a page what it is about, and what its screen starts with
 */
export const staticClient = (
  { config }: Pick<AppContext, 'config'>,
  files: ClientFiles,
  finish: ReturnType<typeof createFirstPages>,
) =>
  createMiddleware(async (c, next) => {
    const path = c.req.path;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead) return next();
    const exact = files.get(path);
    if (exact !== undefined) return send(c, { file: exact, status: 200 });
    const { pathname, searchParams: parameters } = new URL(c.req.url);
    const file = isPagePath(pathname) ? findPage(files, path) : undefined;
    if (file === undefined) return next();
    return send(c, await finish({ file, pathname: path, parameters, origin: toOrigin({ config }, c) }));
  });
