import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { answerWithoutCaches, createRoutes } from './routes.ts';
import { startCountingData } from './count-data.ts';
import { deleteForgottenCaches, skipWaitingWithoutPrecache, storeOlderAssets } from './lifecycle.ts';
import { answerMessage } from './messages.ts';
import { toPrecacheList } from './precache-list.ts';
import { tolerateMissingExtras } from './precache.ts';
import { createStrategies } from './strategies.ts';
import { waitForDownloads } from './wait-for-downloads.ts';

declare const self: ServiceWorkerGlobalScope;

startCountingData();

const strategies = createStrategies();
const precacheList = toPrecacheList(self.__WB_MANIFEST);

// First, as the next listener creates the cache that this one looks for.
self.addEventListener('install', (event) => event.waitUntil(skipWaitingWithoutPrecache()));

// Precached files answer to their exact URLs only; navigations have their own rule.
addPlugins([waitForDownloads, tolerateMissingExtras]);
precacheAndRoute(precacheList, {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [],
});

for (const { match, answer } of createRoutes(strategies)) registerRoute(match, answer);
setCatchHandler(answerWithoutCaches);

// A new version waits for SKIP_WAITING; the first one controls open pages at once.
self.addEventListener('install', (event) => event.waitUntil(storeOlderAssets()));
self.addEventListener('activate', (event) => event.waitUntil(deleteForgottenCaches()));
self.addEventListener('message', (event) => answerMessage(event, { strategies, precacheList }));
clientsClaim();
