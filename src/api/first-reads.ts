import type { QueryClient } from '@tanstack/react-query';
import { jobKeys } from './jobs.ts';

/** Starts the app with what the page shows already: it is not asked for again while it is new. */
export function startWithPainted(queryClient: QueryClient): void {
  const read = globalThis.kajPainted?.read;
  if (!read) return;
  const key = read.kind === 'list' ? jobKeys.list(read.key) : jobKeys.detail(read.key);
  queryClient.setQueryData(key, read.data, { updatedAt: read.at });
}
