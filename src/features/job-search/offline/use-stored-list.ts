import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { toSearchKey } from '../list/list-state.ts';
import type { StoredFound } from './stored-line.ts';

interface LiveList {
  isFound: boolean;
  isAway: boolean;
  isAsking: boolean;
}

/** `none`: the device has no open job; `failed`: its jobs could not be searched. */
export type StoredList =
  | { kind: 'unneeded' | 'searching' | 'none' }
  | { kind: 'failed'; retry: () => void }
  | ({ kind: 'found' } & StoredFound);

const unneeded = { kind: 'unneeded' } as const;
const searching = { kind: 'searching' } as const;

/** The device's result while the server cannot be reached. */
export function useStoredList(search: JobSearch, { isFound, isAway, isAsking }: LiveList): StoredList {
  const queryClient = useQueryClient();
  const key = toSearchKey(search);
  const [known, setKnown] = useState<StoredList>(unneeded);
  const isNeeded = !isFound && (isAway || (isAsking && known.kind === 'found'));
  // An earlier result must not be shown for a later search.
  if (!isNeeded && known !== unneeded) setKnown(unneeded);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const asked = parseJobSearch(JSON.parse(key));
      const [{ watchStoredJobs }, { toStoredFound }] = await Promise.all([
        import('#api/on-device/stored-search.ts'),
        import('./stored-line.ts'),
      ]);
      if (isOver) return;
      stop = watchStoredJobs(queryClient, asked, {
        onFound: (found) =>
          setKnown(found === null ? { kind: 'none' } : { kind: 'found', ...toStoredFound(asked, found) }),
        onFailure,
      });
    };
    const retry = () => {
      stop?.();
      setKnown(searching);
      start().catch(onFailure);
    };
    const onFailure = () => isOver || setKnown({ kind: 'failed', retry });
    start().catch(onFailure);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queryClient, key, isNeeded]);
  if (!isNeeded) return unneeded;
  return known === unneeded ? searching : known;
}
