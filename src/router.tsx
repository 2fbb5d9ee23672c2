import { toLocal } from '#texts/platform/i18n/local-path';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { ErrorScreen, PendingScreen } from '#shell/screens/error-screen.tsx';
import { routeTree } from './routeTree.gen.ts';

/** Flat text in the URL: `jobType=remote,hybrid`. */
function parseSearch(search: string): Record<string, unknown> {
  const pairs = new URLSearchParams(search);
  // A form sends several values under one name.
  return Object.fromEntries([...pairs.keys()].map((name) => [name, pairs.getAll(name).join(',')]));
}

function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  if (pairs.length === 0) return '';
  const text = pairs.map(([name, value]) => {
    const flat = Array.isArray(value) ? value.join(',') : String(value);
    return `${encodeURIComponent(name)}=${encodeURIComponent(flat).replaceAll('%2C', ',')}`;
  });
  return `?${text.join('&')}`;
}

/** An address as the router writes it: below a base path it redirects any other way of writing on the server. */
export function toWritten(href: string): string {
  const [path = '', search = ''] = href.split(/\?(.*)/s);
  return path + stringifySearch(parseSearch(search));
}

/** Creates the router. @param history on the server */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: toLocal('/'),
    context: { queryClient },
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: history === undefined,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
  });
  // Links preload near input, unless data is saved.
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => (isDataSaver() ? undefined : preloadRoute(options));
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
