import './styles.css';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startWithPainted } from '#api/first-reads.ts';
import { FIRST_READ_ELEMENT_ID } from '#contract/first-read.ts';
import { appPaths } from '#contract/paths.ts';
import { errorText } from '#platform/api-error.ts';
import { announceStart, whenStarted } from '#platform/app-start.ts';
import { replaceKeepingTyping } from '#platform/early-typing.ts';
import { startInstall } from '#platform/install.ts';
import { logNotice } from '#platform/log.ts';
import { startMissingChunkGuard } from '#platform/missing-chunk.ts';
import { keepTrying, startConnectivity } from '#platform/online.ts';
import { createQueryClient, followReconnections, restoreResults } from '#platform/query-client.ts';
import { ignoreSkippedTransitions } from '#platform/view-transitions.ts';
import { createAppRouter } from './router.tsx';

/** A first visit may lose its network before this has come: it would keep nothing for the next one. */
async function loadBackground(queryClient: QueryClient): Promise<boolean> {
  const background = await import('./background.ts').catch(() => null);
  background?.startBackground(queryClient);
  return background !== null;
}

/** Worker and storing cost the first screen nothing: even their code comes after page and screen. */
async function startTheRest(queryClient: QueryClient): Promise<void> {
  await whenStarted;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await keepTrying(() => loadBackground(queryClient));
}

/**
 * True when the page holds just what the app will make first: a screen that was rendered ahead, and what the
 * boot script painted into it. An address with a search of its own is only known to the app.
 */
function canTakeOver(): boolean {
  const isAhead = document.getElementById(FIRST_READ_ELEMENT_ID) !== null;
  const isDetails = location.pathname.toLowerCase() === appPaths.jobDetails.toLowerCase();
  return isAhead && (isDetails || location.search === '');
}

const onRecoverableError = (error: unknown): void =>
  logNotice('a painted page was not what the app makes, and was made anew', errorText(error));

/** The app becomes what the page shows, piece by piece, so that no finger waits for it. */
function takeOver(container: HTMLElement, app: ReactNode): void {
  startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
}

/** The app takes the place of what the page shows, at once, so that no key falls in between. */
function takePlace(container: HTMLElement, app: ReactNode): void {
  const root = createRoot(container);
  replaceKeepingTyping(container, () => flushSync(() => root.render(app)));
  announceStart();
}

/** A pause in which the browser may paint, or see to a finger. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(container: HTMLElement): Promise<void> {
  await breathe();
  const queryClient = createQueryClient();
  restoreResults(queryClient);
  startWithPainted(queryClient);
  followReconnections();
  const router = createAppRouter(queryClient);
  const isTakenOver = canTakeOver();
  // The router then renders as it did ahead of time.
  if (isTakenOver) router.ssr = { manifest: undefined };
  await breathe();
  await router.load();
  await breathe();
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  if (isTakenOver) takeOver(container, app);
  else takePlace(container, app);
  await startTheRest(queryClient);
}

startInstall();
startConnectivity();
startMissingChunkGuard();
ignoreSkippedTransitions();

const container = document.getElementById('root');
if (container) void start(container);
