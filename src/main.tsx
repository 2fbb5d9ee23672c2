import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createQueryClient, keepOnDevice } from '#platform/query-client.ts';
import { createAppRouter } from './router.tsx';

async function start(container: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  await keepOnDevice(queryClient);
  const router = createAppRouter(queryClient);
  await router.load();
  createRoot(container).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
