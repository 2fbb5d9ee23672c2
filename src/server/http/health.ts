import { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { apiPaths, HEALTH_PATH } from '#contract/paths.ts';
import { cachePolicy } from './cache-policy.ts';

const ANSWER_WITHIN_MS = 2000;

async function doesAnswer({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const { promise: late, cancel } = timeLimit();
  try {
    return await Promise.race([db.sql`select 1`.then(() => true), late]);
  } catch {
    return false;
  } finally {
    cancel();
  }
}

function timeLimit(): { promise: Promise<false>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

/** {@link HEALTH_PATH} for whoever watches the server; the ping (ours) for clients that doubt their network. */
export function createHealthRoutes(context: Pick<AppContext, 'db'>) {
  return new Hono()
    .get(HEALTH_PATH, async (c) => {
      const isWell = await doesAnswer(context);
      c.header('Cache-Control', cachePolicy.none);
      return c.json(
        { success: isWell, message: isWell ? 'ok' : 'The database does not answer.' },
        isWell ? 200 : 503,
      );
    })
    .get(apiPaths.ping, (c) => c.body(null, 204, { 'Cache-Control': cachePolicy.none }));
}
