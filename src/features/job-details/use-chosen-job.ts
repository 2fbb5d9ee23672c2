import { useSyncExternalStore } from 'react';
import { readStored } from '#platform/storage/storage.ts';

const never = () => () => undefined;
const unknown = () => undefined;

/** The job the page shows: `?id=` wins, else the stored `selectedJobId`; undefined without a browser. */
export function useChosenJob(searchId: string | undefined): string | null | undefined {
  const stored = useSyncExternalStore(never, () => readStored('selectedJobId'), unknown);
  return searchId ?? stored;
}
