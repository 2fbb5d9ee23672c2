import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../app-context.ts';
import { toLoggedPath } from './logged-path.ts';

/** Records each request when its answer begins: the path without its query, never a header or a body. */
export const requestLog = ({ log }: Pick<AppContext, 'log'>) =>
  createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    log({
      kind: 'request',
      method: c.req.method,
      path: toLoggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: Number(c.res.headers.get('Content-Length') ?? 0),
    });
  });
