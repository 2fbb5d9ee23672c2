import './styles.css';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadHttp } from '#api/ask.ts';
import { errorText } from '#platform/http/api-error.ts';
import { holdBlockedPresses, holdEarlyInput, repeatEarlyPresses } from '#platform/startup/early-input.ts';
import { whenStarted, pageData } from '#platform/startup/hydration.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { startInstall } from '#features/install/install.ts';
import { logNotice } from '#platform/log.ts';
import { startMissingChunkGuard } from '#platform/startup/lazy-part.tsx';
import { retryUntilDone, startConnectivity } from '#platform/http/online.ts';
import { startSettling, whenIdle } from '#platform/startup/page-settled.ts';
import {
  createQueryClient,
  fillQueries,
  followReconnections,
  restoreResults,
} from '#platform/query/query-client.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { notePage, toDeviceTime } from '#platform/server-time.ts';
import { yieldToInput } from '#platform/wait.ts';
import { setDeviceCheck } from '#platform/session/guard.ts';
import { createAppRouter } from '#router.tsx';

/** Retried, as the network may fail before this has loaded. */
async function loadBackground(queryClient: QueryClient): Promise<boolean> {
  const background = await import('./background.ts').catch(() => null);
  background?.startBackground(queryClient);
  return background !== null;
}

/** Other servers may send companies and categories as ids alone. */
async function loadNames(queryClient: QueryClient): Promise<boolean> {
  const names = await import('#api/fill-names.ts').catch(() => null);
  names?.fillNames(queryClient);
  return names !== null;
}

async function startTheRest(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): Promise<void> {
  await whenStarted;
  // The router follows the address from here on: an early link within the page, or Back, came before.
  if (router.latestLocation.href !== router.state.location.href) void router.load();
  // Every keystroke of a search is a request (§2): one that waits for this code is aborted by the next.
  void loadHttp().catch(() => undefined);
  repeatEarlyPresses();
  // Unknown to the server.
  restoreResults(queryClient);
  if (!hasServerExtensions()) await retryUntilDone(() => loadNames(queryClient));
  whenIdle(() => void retryUntilDone(() => loadBackground(queryClient)));
}

/** In steps, so that a slow phone stays responsive. */
async function start(container: HTMLElement): Promise<void> {
  await yieldToInput();
  // The data saver shows less than the server-rendered page.
  const data = isDataSaver() ? null : pageData();
  const queryClient = createQueryClient();
  if (data === null) restoreResults(queryClient);
  else {
    notePage(data.now);
    fillQueries(
      queryClient,
      data.queries.map((known) => ({ ...known, at: toDeviceTime(known.at) })),
    );
  }
  followReconnections();
  setDeviceCheck(async (href) =>
    (await import('./routes/held-on-device.ts')).isHeldOnDevice(queryClient, href),
  );
  await yieldToInput();
  const router = createAppRouter(queryClient);
  // The router then renders as on the server.
  if (data !== null) router.ssr = { manifest: undefined };
  await yieldToInput();
  await router.load();
  await yieldToInput();
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const restoreInput = holdEarlyInput(container);
  if (data === null) {
    createRoot(container).render(app);
    void whenStarted.then(restoreInput);
  } else {
    // React has rendered the page again: a browser or an extension changed the server's HTML.
    const onRecoverableError = (error: unknown): void => {
      logNotice('hydration mismatch', errorText(error));
      void restoreInput();
    };
    startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  }
  holdBlockedPresses(container);
  await startTheRest(router, queryClient);
}

startInstall();
startConnectivity();
startMissingChunkGuard();
startSettling();

const container = document.getElementById('root');
if (container) void start(container);
