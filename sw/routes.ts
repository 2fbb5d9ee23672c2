import type {
  RouteHandlerCallbackOptions,
  RouteHandlerCallback,
  RouteHandlerObject,
  RouteMatchCallback,
} from 'workbox-core/types.js';
import {
  isAsset,
  isFont,
  isFileNavigation,
  isImage,
  isCacheable,
  isPageNavigation,
  isPublicDetail,
  isPublicList,
  isReturnUrl,
} from './matching.ts';
import { answerWithOlderAsset } from './lifecycle.ts';
import type { StoredLanguages } from '#contract/device/worker.ts';
import { answerFileNavigation } from './files.ts';
import { answerFromServer, answerNavigation } from './pages.ts';
import type { Strategies } from './strategies.ts';

/** A corrupt profile, or blocked storage. */
async function areCachesBroken(): Promise<boolean> {
  try {
    const opened = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    await Promise.all(opened);
    return false;
  } catch {
    return true;
  }
}

/** Answers a failed route: with working caches a network error, with broken ones from the network alone. */
export async function answerWithoutCaches({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await areCachesBroken()) ? fetch(request) : Response.error();
}

interface WorkerRoute {
  match: RouteMatchCallback;
  answer: RouteHandlerObject | RouteHandlerCallback;
}

/** Every request that the worker answers; the first match wins. */
export function createRoutes(strategies: Strategies, languages: StoredLanguages): WorkerRoute[] {
  return [
    { match: (asked) => isPageNavigation(asked) && isReturnUrl(asked.url), answer: answerFromServer },
    { match: isPageNavigation, answer: answerNavigation(strategies, languages) },
    { match: isFileNavigation, answer: answerFileNavigation },
    { match: (asked) => isPublicList(asked.url) && isCacheable(asked), answer: strategies.publicLists },
    {
      match: (asked) => isPublicDetail(asked.url) && isCacheable(asked),
      answer: strategies.publicDetails,
    },
    { match: isImage, answer: strategies.images },
    { match: ({ url, sameOrigin }) => sameOrigin && isFont(url), answer: strategies.fonts },
    { match: ({ url, sameOrigin }) => sameOrigin && isAsset(url), answer: answerWithOlderAsset },
  ];
}
