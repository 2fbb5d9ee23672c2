import { toLocal } from '#platform/i18n/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseUrlSearch, toUrlSearchText } from '#contract/http/url-search.ts';
import { appPaths } from '#contract/http/paths.ts';
import { mustSignInNow } from '#platform/session/guard.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { ErrorScreen, PendingScreen } from '#shell/screens/error-screen.tsx';
import { routeTree } from '#routes/pages.tsx';

function stringifySearch(values: Record<string, unknown>): string {
  const text = toUrlSearchText(values);
  return text === '' ? '' : `?${text}`;
}

/**
 * The first screen of a page from the server is where the browser, or the reader, has scrolled it: the router would
 * scroll to the top, or to where it was on the visit before.
 */
function createScrollRule() {
  let isFirst = document.getElementById('root')?.hasChildNodes() === true;
  const first = location.href;
  return (): boolean => {
    const isAllowed = !isFirst || location.href !== first;
    isFirst = false;
    return isAllowed;
  };
}

/** Creates the router. @param history on the server */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: toLocal('/'),
    context: { queryClient },
    history,
    parseSearch: parseUrlSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: history === undefined && createScrollRule(),
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
  });
  // Links preload near input, unless data is saved, or a press leads to sign-in.
  const { preloadRoute } = router;
  router.preloadRoute = async (options) =>
    isDataSaver() || (options.to === appPaths.jobDetails && mustSignInNow('guarded'))
      ? undefined
      : preloadRoute(options);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
