import type { Hono } from 'hono';
import { locales } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { OWN_REQUEST } from '../http/request/request-log.ts';

/**
 * Renders a few pages before anybody asks: the first ones of a process take so long that a busy machine would send them
 * without their jobs. Failures are left to the visitors' own requests.
 */
export async function warmUp(app: Hono): Promise<void> {
  for (const language of locales) {
    for (const path of [appPaths.home, appPaths.jobs]) {
      const answer = await app.request(toLocalPath(path, language), {}, OWN_REQUEST);
      await answer.arrayBuffer();
    }
  }
}
