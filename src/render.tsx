import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { ClientConfig } from '#contract/config/client-config.ts';
import type { KnownQuery, Rendered, RenderRequest } from '#contract/http/page-data.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { setClientConfig } from '#platform/startup/config.ts';
import { renderWith } from '#platform/startup/hydration.ts';
import { setTransport, type Transport } from '#platform/http/http.ts';
import { createAppRouter } from '#router.tsx';

interface RendererOptions {
  config: ClientConfig;
  /** null for another server's API: pages then come without its data. */
  send: Transport | null;
}

const toKnown = (queryClient: QueryClient): KnownQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state, meta }) => ({
      key: queryKey,
      data: state.data,
      at: state.dataUpdatedAt,
      path: meta?.path,
    }));

function toFailure(queryClient: QueryClient): 404 | 503 | null {
  const errors = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state, meta }) => (meta?.isAside ? [] : (state.error ?? [])));
  if (errors.length === 0) return null;
  return errors.some(isNotFound) ? 404 : 503;
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** React writes this where the code of a part is not loaded yet. */
const SUSPENDED = '<!--$!-->';
const waits = [10, 20, 40, 80, 160, 320];

/** Renders until all parts are there: the first rendering of a part loads its code. */
async function renderWhole(render: () => string): Promise<string> {
  let content = render();
  for (const ms of waits) {
    if (!content.includes(SUSPENDED)) break;
    await new Promise((resolve) => void setTimeout(resolve, ms));
    content = render();
  }
  return content;
}

/** Renders the app for anonymous users, with a router and query client per request. Called once. */
export function createRenderer({ config, send }: RendererOptions) {
  setClientConfig(config);
  setTransport(
    send ?? (() => Promise.reject(new Error('pages are rendered without the answers of another server'))),
  );

  async function renderAt({ href, now }: RenderRequest): Promise<Rendered> {
    const queryClient = new QueryClient({
      defaultOptions: {
        queries: { networkMode: 'always', retry: false, retryOnMount: false, gcTime: Infinity },
      },
    });
    const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [href] }));
    await router.load();
    if (send === null) queryClient.clear();
    const loaded = router._serverResult;
    if (loaded?.type === 'redirect')
      return { kind: 'redirect', to: loaded.redirect.headers.get('Location') ?? '/' };
    const queries = toKnown(queryClient);
    const content = await renderWhole(() =>
      renderWith({ now, queries }, () =>
        renderToString(
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>,
        ),
      ),
    );
    const failure = toFailure(queryClient);
    const status = failure ?? (loaded?.status === 404 ? 404 : 200);
    queryClient.clear();
    const screen = router.state.matches.at(-1)?.routeId.slice(1) || 'index';
    return { kind: 'page', content, status, screen, data: failure === null ? { now, queries } : null };
  }

  return async function render(request: RenderRequest): Promise<Rendered> {
    const rendered = await renderAt(request);
    // The router writes `^` as it is, URLs of newer browsers and of Node 24 as `%5E`: a redirect would never end.
    const isSameAddress = rendered.kind === 'redirect' && decode(rendered.to) === decode(request.href);
    return isSameAddress ? renderAt({ ...request, href: rendered.to }) : rendered;
  };
}
