import type { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';

/** What the router gives the loader of a page. */
export interface PageContext<Params = unknown, Deps = unknown> {
  context: { queryClient: QueryClient };
  location: ParsedLocation;
  cause: 'enter' | 'stay' | 'preload';
  preload: boolean;
  params: Params;
  deps: Deps;
}
