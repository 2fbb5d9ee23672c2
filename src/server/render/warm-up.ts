import type { Hono } from 'hono';
import { locales } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { OWN_REQUEST } from '../http/request/request-log.ts';

/**
 * Renders a few pages at the start. The first renderings of a process are so slow that a busy machine would exceed the
 * time limit and send pages without their jobs. Failures are ignored; requests repeat them.
 */
export async function warmUp(app: Hono): Promise<void> {
  for (const language of locales) {
    for (const path of [appPaths.home, appPaths.jobs]) {
      const answer = await app.request(toLocalPath(path, language), {}, OWN_REQUEST);
      await answer.arrayBuffer();
    }
  }
}
