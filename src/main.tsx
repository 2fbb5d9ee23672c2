import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { announceStart } from '#platform/app-start.ts';
import { replaceKeepingTyping } from '#platform/early-typing.ts';
import { startInstall } from '#platform/install.ts';
import { startMissingChunkGuard } from '#platform/missing-chunk.ts';
import { startConnectivity } from '#platform/online.ts';
import { createQueryClient, keepOnDevice } from '#platform/query-client.ts';
import { ignoreSkippedTransitions } from '#platform/view-transitions.ts';
import { createAppRouter } from './router.tsx';

/** The worker costs the first screen nothing: even the code that asks for it comes after page and screen. */
async function startWorkerLater(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const { startWorker } = await import('#platform/worker-bridge.ts');
  startWorker();
}

async function start(container: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  await keepOnDevice(queryClient);
  const router = createAppRouter(queryClient);
  await router.load();
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const root = createRoot(container);
  // Whatever static page the container holds is replaced by the app, at once, so that no key falls in between.
  replaceKeepingTyping(container, () => flushSync(() => root.render(app)));
  announceStart();
}

startInstall();
startConnectivity();
startMissingChunkGuard();
ignoreSkippedTransitions();

const container = document.getElementById('root');
if (container) void start(container).finally(startWorkerLater);
