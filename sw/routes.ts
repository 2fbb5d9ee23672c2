import type { RouteHandlerCallback, RouteHandlerObject, RouteMatchCallback } from 'workbox-core/types.js';
import {
  isAsset,
  isImage,
  isKeptHere,
  isPageNavigation,
  isPublicDetail,
  isPublicList,
  isReturnUrl,
} from './matching.ts';
import { answerWithOlderAsset } from './older-assets.ts';
import { answerFromServer, answerNavigation } from './pages.ts';
import type { Strategies } from './strategies.ts';

interface WorkerRoute {
  match: RouteMatchCallback;
  answer: RouteHandlerObject | RouteHandlerCallback;
}

/** Every request the worker answers; the first match wins, GET only. The precached files come before these. */
export function createRoutes(strategies: Strategies): WorkerRoute[] {
  return [
    { match: (asked) => isPageNavigation(asked) && isReturnUrl(asked.url), answer: answerFromServer },
    { match: isPageNavigation, answer: answerNavigation(strategies) },
    { match: (asked) => isPublicList(asked.url) && isKeptHere(asked), answer: strategies.publicLists },
    {
      match: (asked) => isPublicDetail(asked.url) && isKeptHere(asked),
      answer: strategies.publicDetails,
    },
    { match: isImage, answer: strategies.images },
    { match: ({ url, sameOrigin }) => sameOrigin && isAsset(url), answer: answerWithOlderAsset },
  ];
}
