import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { ErrorScreen } from '#shell/screens/error-screen.tsx';
import { PendingScreen } from '#shell/screens/pending-screen.tsx';
import { routeTree } from './routeTree.gen.ts';

/** Flat text in the URL (`jobType=remote,hybrid`), so that links read well and other clients can write them. */
function parseSearch(search: string): Record<string, unknown> {
  const pairs = new URLSearchParams(search);
  // A form says each of several values under the same name.
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

/**
 * The router over the file routes.
 * @param history given where there is no browser; nothing is scrolled there
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: history === undefined,
    // Typing in a search changes the address with every key: only another page is a change to show, and the
    // first page is none: it would only be painted later.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
  });
  // Links preload near input, unless data is to be saved.
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => (isDataSaver() ? undefined : preloadRoute(options));
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
