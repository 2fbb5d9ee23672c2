import { useEffect, useState } from 'react';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { toSearchKey } from '../list/list-state.ts';
import type { StoredFound } from './stored-search.ts';

interface LiveList {
  isFound: boolean;
  isAway: boolean;
  isAsking: boolean;
}

/** The device's result while the server cannot be reached; null while unknown or not needed. */
export function useStoredList(
  search: JobSearch,
  { isFound, isAway, isAsking }: LiveList,
): StoredFound | null {
  const key = toSearchKey(search);
  const [found, setFound] = useState<StoredFound | null>(null);
  const isNeeded = !isFound && (isAway || (isAsking && found !== null));
  // An earlier result must not be shown for a later search.
  if (!isNeeded && found !== null) setFound(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stop: (() => void) | 'over' | undefined;
    const start = async () => {
      const { watchStored } = await import('./stored-search.ts');
      const asked = parseJobSearch(JSON.parse(key));
      if (stop !== 'over') stop = watchStored(asked, setFound);
    };
    start().catch(() => setFound(null));
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'over';
    };
  }, [key, isNeeded]);
  return found;
}
