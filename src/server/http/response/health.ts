import { Hono } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { apiPaths, HEALTH_PATH } from '#contract/http/paths.ts';
import { cachePolicy } from './cache-policy.ts';

/** {@link HEALTH_PATH} for whoever watches the server; the ping (ours) for clients that doubt their network. */
export function createHealthRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono()
    .get(HEALTH_PATH, async (c) => {
      const isWell = await db.isWell();
      c.header('Cache-Control', cachePolicy.none);
      if (!isWell) c.header('Retry-After', '5');
      return c.json(
        { success: isWell, message: isWell ? 'ok' : 'The database does not answer.' },
        isWell ? 200 : 503,
      );
    })
    .get(apiPaths.ping, (c) => c.body(null, 204, { 'Cache-Control': cachePolicy.none }));
}
