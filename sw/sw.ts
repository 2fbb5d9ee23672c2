import { clientsClaim } from 'workbox-core';
import type {
  RouteHandlerCallback,
  RouteHandlerCallbackOptions,
  RouteHandlerObject,
  RouteMatchCallback,
} from 'workbox-core/types.js';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { BANGLA_FILES, readStoredLanguages, type StoredLanguages } from '#contract/device/worker.ts';
import { answerSync, prepareDelivery } from './deliver.ts';
import {
  answerMessage,
  answerWithOlderAsset,
  deleteForgottenCaches,
  skipNeedlessWaiting,
  storeOlderAssets,
} from './lifecycle.ts';
import {
  isAsset,
  isCacheable,
  isFileNavigation,
  isFont,
  isImage,
  isPageNavigation,
  isPublicDetail,
  isPublicList,
  isReturnUrl,
} from './matching.ts';
import { answerFileNavigation, answerFromServer, answerNavigation } from './navigations.ts';
import { type BuiltFiles, toPrecacheList, waitForDownloads } from './precache-list.ts';
import { tolerateMissingExtras } from './precache.ts';
import { openNotification, showPush } from './push.ts';
import { createStrategies, type Strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope & { banglaFiles?: BuiltFiles };

const strategies = createStrategies();
const languages = readStoredLanguages(self.location.href);
// A list of its own: a phone that reads English does not load it.
if (languages.includes('bn')) importScripts(BANGLA_FILES);
const precacheList = toPrecacheList({ en: self.__WB_MANIFEST, bn: self.banglaFiles }, languages);

// Added first: the next listener creates the cache that this one checks for.
self.addEventListener('install', (event) => event.waitUntil(skipNeedlessWaiting()));

// Precached files answer to their exact URLs only; navigations have their own rule.
addPlugins([waitForDownloads, tolerateMissingExtras]);
precacheAndRoute(precacheList, {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [],
});

for (const { match, answer } of createRoutes(strategies, languages)) registerRoute(match, answer);
setCatchHandler(answerWithoutCaches);

// A new version waits for SKIP_WAITING; the first one controls open pages at once.
self.addEventListener('install', (event) => event.waitUntil(storeOlderAssets()));
self.addEventListener('activate', (event) => event.waitUntil(deleteForgottenCaches()));
self.addEventListener('message', (event) => answerMessage(event, { strategies, precacheList }));
self.addEventListener('push', (event) => showPush(event, strategies, languages));
prepareDelivery();
self.addEventListener('sync', answerSync);
self.addEventListener('notificationclick', openNotification);
clientsClaim();

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
async function answerWithoutCaches({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await areCachesBroken()) ? fetch(request) : Response.error();
}

interface WorkerRoute {
  match: RouteMatchCallback;
  answer: RouteHandlerObject | RouteHandlerCallback;
}

/** Every request that the worker answers; the first match wins. */
function createRoutes(strategies: Strategies, languages: StoredLanguages): WorkerRoute[] {
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
