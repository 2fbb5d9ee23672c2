import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isPagePath } from '#contract/http/page-paths.ts';
import { SHELL_FILE } from '#contract/http/pages.ts';
import type { AppContext } from '../../app-context.ts';
import type { ClientFile, ClientFiles } from './client-files.ts';
import type { ServedPages } from '../../render/served-pages.ts';
import { toOrigin } from '../request/client-address.ts';
import { isNotModified } from '../response/conditional.ts';
import { chooseCoding } from '../response/compression.ts';

function send(c: Context, file: ClientFile, status: number): Response {
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

/** Serves the built client and its pages; passes the API, stored files and missing assets on. */
export const staticClient = (
  { config }: Pick<AppContext, 'config'>,
  files: ClientFiles,
  pages: ServedPages,
) =>
  createMiddleware(async (c, next) => {
    const path = c.req.path;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead) return next();
    const exact = files.get(path);
    if (exact !== undefined) return send(c, exact, 200);
    const url = new URL(c.req.url);
    const shell = isPagePath(url.pathname) ? files.get(SHELL_FILE) : undefined;
    if (shell === undefined) return next();
    const page = await pages({ shell, url, origin: toOrigin({ config }, c) });
    return page.kind === 'redirect' ? c.redirect(page.to, 302) : send(c, page.file, page.status);
  });
