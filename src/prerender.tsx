import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { lateDesktopMenu } from '#shell/late-parts.tsx';
import { lateFilterForm } from '#features/job-search/late-filters.tsx';
import { createAppRouter } from './router.tsx';

const EmptyScreen = () => null;

/**
 * One screen as HTML, before any data is known: what a visitor sees until the app has started.
 * Nothing is asked of a server, as there is none while building.
 */
export async function renderPage(path: string): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  // A path without a screen gives the layout alone, not the page that says so.
  router.update({ ...router.options, defaultNotFoundComponent: EmptyScreen });
  await router.load();
  // Parts that load late but stand in sight are waited for: the page shows them from the start.
  await Promise.all([lateDesktopMenu.preload(), lateFilterForm.preload()]);
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Each query has a timer that ends it a minute later; the build would wait for it.
  queryClient.clear();
  return html;
}
