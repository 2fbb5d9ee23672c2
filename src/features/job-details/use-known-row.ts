import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StoredJob } from '#api/on-device/stored-jobs.ts';

/**
 * A job's entry in a cached list, for when neither the server nor a full copy can be read; undefined during the
 * lookup, null without one.
 */
export function useKnownRow(id: string, isNeeded: boolean): StoredJob | null | undefined {
  const queryClient = useQueryClient();
  const [row, setRow] = useState<StoredJob | null>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const look = async () => {
      const { readStoredJobs } = await import('#api/on-device/stored-jobs.ts');
      const stored = await readStoredJobs(queryClient);
      if (!isOver) setRow(stored.get(id) ?? null);
    };
    look().catch(() => isOver || setRow(null));
    return () => {
      isOver = true;
    };
  }, [queryClient, id, isNeeded]);
  return row;
}
