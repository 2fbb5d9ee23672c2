import { useEffect, useState } from 'react';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { useLocale } from '#platform/i18n/messages.ts';
import { toSearchKey } from '../list/list-state.ts';
import type { StoredFound } from './stored-search.ts';

/** How the list fares that the server is asked for. */
interface LiveList {
  /** It is here, and new. */
  isFound: boolean;
  /** The server cannot be asked. */
  isAway: boolean;
  /** An answer is under way. */
  isAsking: boolean;
}

/**
 * What the device itself finds of a search, where the server cannot be asked: of the jobs that were taken along or
 * saved. It stays until the server's own answer is there. null until it is known, while it is not needed, and where
 * there is nothing.
 */
export function useStoredList(
  search: JobSearch,
  { isFound, isAway, isAsking }: LiveList,
): StoredFound | null {
  const locale = useLocale();
  const key = toSearchKey(search);
  const [found, setFound] = useState<StoredFound | null>(null);
  const isNeeded = !isFound && (isAway || (isAsking && found !== null));
  // What was found once must not stand in for an answer that is asked for later on.
  if (!isNeeded && found !== null) setFound(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stop: (() => void) | 'over' | undefined;
    const start = async () => {
      const { watchStored } = await import('./stored-search.ts');
      const asked = parseJobSearch(JSON.parse(key));
      if (stop !== 'over') stop = watchStored(asked, locale, setFound);
    };
    start().catch(() => setFound(null));
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'over';
    };
  }, [key, isNeeded, locale]);
  return found;
}
