import { createMiddleware } from 'hono/factory';
import type { SessionUser } from '../../policies/sessions.ts';

interface AnyUserEnv {
  Variables: { user?: SessionUser | null };
}

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls back after each successful write of a signed-in user. Anonymous writes do not change pages. */
export const afterWrites = (work: () => void) =>
  createMiddleware<AnyUserEnv>(async (c, next) => {
    await next();
    if (!reads.has(c.req.method) && c.res.ok && c.get('user')) work();
  });
