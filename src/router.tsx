import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** Flat text in the URL (`jobType=remote,hybrid`), so that links read well and other clients can write them. */
function parseSearch(search: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(search));
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

/** The router over the file routes; a history of its own is given when there is no browser. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultViewTransition: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
