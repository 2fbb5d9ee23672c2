import { getRouteApi } from '@tanstack/react-router';
import { detailedJobQuery, jobQuery } from '#api/jobs.ts';
import { isHydrating, useAnnounceStart } from '#platform/startup/hydration.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { readStored, writeStored } from '#platform/storage/storage.ts';
import { readSession } from '#platform/session/session.ts';
import { lazyOverview, lazySections } from '#features/job-details/lazy-parts.tsx';
import { useChosenJob } from '#features/job-details/use-job-details.ts';
import type { PageContext } from './page-context.ts';
import { ShownJob } from './shown-job.tsx';

export async function loadJobDetailsPage({
  context: { queryClient },
  deps,
  preload,
}: PageContext<unknown, { id?: string | undefined }>): Promise<void> {
  // `?id=` wins over the stored id and replaces it, unless preloading.
  if (hasBrowser && deps.id !== undefined && !preload) writeStored('selectedJobId', deps.id);
  const id = deps.id ?? (hasBrowser ? readStored('selectedJobId') : null);
  if (id === null) return;
  if (!isHydrating()) void Promise.all([lazyOverview.preload(), lazySections.preload()]);
  const session = readSession();
  if (session === null) {
    // Vite replaces `import.meta.env.SSR`, so that the browser's build drops this branch.
    if (import.meta.env.SSR && !hasBrowser) {
      const { prepareJob } = await import('./render-job.ts');
      await prepareJob(queryClient, id);
    } else void queryClient.prefetchQuery(jobQuery(id));
    return;
  }
  void queryClient.prefetchQuery(detailedJobQuery(id, session.user._id));
}

const route = getRouteApi('/jobDetailsPage');

export function JobDetailsRoute() {
  useAnnounceStart();
  return <ShownJob id={useChosenJob(route.useSearch().id)} />;
}
