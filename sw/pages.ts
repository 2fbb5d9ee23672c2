import { matchPrecache } from 'workbox-precaching';
import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import { pageFileOf, pageFiles } from '#contract/pages.ts';
import { within } from './time-limit.ts';

/** Navigations, answered with the stored page of their path. */

export interface Navigation {
  request: Request;
  url: URL;
}

async function storedPage(url: URL): Promise<Response | undefined> {
  return (await matchPrecache(pageFileOf(url.pathname))) ?? matchPrecache(pageFiles.shell);
}

/** The stored page, at once; the network only when the store was emptied. */
export async function answerWithStoredPage({ request, url }: Navigation): Promise<Response> {
  return (await storedPage(url)) ?? fetch(request);
}

/** The server's own answer; the stored page, which can finish a return as well, when there is none in time. */
export async function answerFromServer({ request, url }: Navigation): Promise<Response> {
  try {
    const asked = fetch(request);
    const answer = await within(asked, SLOW_ANSWER_MS);
    if (answer && answer.status < 500) return answer;
    return (await storedPage(url)) ?? answer ?? (await asked);
  } catch (error) {
    const page = await storedPage(url);
    if (page) return page;
    throw error;
  }
}
