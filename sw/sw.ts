import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { BANGLA_FILES, readStoredLanguages } from '#contract/device/worker.ts';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { answerWithoutCaches, createRoutes } from './routes.ts';
import { answerSync, prepareDelivery } from './deliver.ts';
import { deleteForgottenCaches, skipNeedlessWaiting, storeOlderAssets } from './lifecycle.ts';
import { answerMessage } from './messages.ts';
import { openNotification, showPush } from './push.ts';
import { toPrecacheList, type BuiltFiles } from './precache-list.ts';
import { tolerateMissingExtras } from './precache.ts';
import { createStrategies } from './strategies.ts';
import { waitForDownloads } from './wait-for-downloads.ts';

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
