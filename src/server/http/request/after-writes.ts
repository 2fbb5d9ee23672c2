import { applicationPaths } from '#contract/http/api-paths.ts';
import { createMiddleware } from 'hono/factory';
import type { SessionUser } from '../../policies/sessions.ts';

interface AnyUserEnv {
  Variables: { user?: SessionUser | null };
}

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls back after each successful write of a signed-in user. Anonymous writes and applications do not change pages. */
export const afterWrites = (work: () => void) =>
  createMiddleware<AnyUserEnv>(async (c, next) => {
    await next();
    if (reads.has(c.req.method) || c.req.path.startsWith(applicationPaths.list)) return;
    if (c.res.ok && c.get('user')) work();
  });
