import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { splitLanguage } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { Metrics } from './metrics.ts';

const screens = new Set<string>(Object.values(appPaths));

/** The label of requests without a route: a screen's path without language, or `(page)`, `(file)`, `(none)`. */
function toClientRoute(c: Context): string {
  const { headers, status } = c.res;
  const isPage = headers.has('Location') || headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) return status < 400 ? '(file)' : '(none)';
  const { path } = splitLanguage(c.req.path);
  return screens.has(path) ? path : '(page)';
}

/** The pattern of the route that answered. */
function toRoute(c: Context): string {
  const pattern = routePath(c);
  return pattern === '*' || pattern === '/*' ? toClientRoute(c) : pattern;
}

/** Counts each request, and measures the time until its answer begins. */
export const measureRequests = ({ metrics }: { metrics: Metrics }) =>
  createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    metrics.onRequest({ method: c.req.method, route: toRoute(c), status: c.res.status, seconds });
  });
