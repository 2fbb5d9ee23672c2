import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { isPublicPage } from '#contract/http/pages.ts';
import { SECOND_MS, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { readShell } from './precache.ts';
import type { Strategies } from './strategies.ts';
import { within } from './time-limit.ts';

const PAGE_LIMIT_MS = 3 * SECOND_MS;

async function orShell(asked: Promise<Response>, limitMs: number): Promise<Response> {
  const early = await within(
    asked.catch(() => undefined),
    limitMs,
  );
  if (early && early.status < 500) return early;
  return (await readShell()) ?? early ?? asked;
}

export const answerNavigation =
  ({ pages }: Strategies) =>
  async ({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> => {
    if (!isPublicPage(url.pathname)) return (await readShell()) ?? fetch(request);
    return orShell(pages.handle({ request, event }), PAGE_LIMIT_MS);
  };

/** The server's answer first, as it must see a payment. */
export const answerFromServer = ({ request }: RouteHandlerCallbackOptions): Promise<Response> =>
  orShell(fetch(request), SLOW_ANSWER_MS);
