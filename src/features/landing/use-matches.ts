import { useQuery, useQueryClient } from '@tanstack/react-query';
import { suggestJobsQuery } from '#api/jobs.ts';
import type { Job } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';
import { useOnline } from '#platform/http/online.ts';
import { isNoAnswer } from '#ui/state/freshness.tsx';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { toNextOption, type ActiveOption } from '#ui/form/listbox-keys.ts';

export interface Matches {
  text: string;
  jobs: readonly Job[];
  total: number;
}

/** The matches among the jobs on this device; undefined while unknown, and where there are none. */
function useStoredMatches(text: string, isNeeded: boolean): Matches | undefined {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Matches>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const find = async () => {
      const { findStoredJobs } = await import('#api/on-device/stored-search.ts');
      const { jobs = [] } = (await findStoredJobs(queryClient, { search: text })) ?? {};
      if (!isOver) setFound({ text, jobs: jobs.slice(0, listLimits.suggestions), total: jobs.length });
    };
    // A failure shows nothing here: "Find Jobs" opens the list, which reports it.
    find().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [queryClient, text, isNeeded]);
  return isNeeded && found?.text === text && found.total > 0 ? found : undefined;
}

/** The jobs that match a typed text; undefined while unknown. */
export function useMatches(typed: string): Matches | undefined {
  const text = typed.trim();
  const { data, error, isPlaceholderData } = useQuery(suggestJobsQuery(text));
  const isOnline = useOnline();
  const isAway = text !== '' && (!isOnline || isNoAnswer(error));
  const stored = useStoredMatches(text, isAway);
  if (isAway) return stored;
  if (text === '' || !data) return undefined;
  const jobs = data.jobs.slice(0, listLimits.suggestions);
  // "No matches" is shown for this text only.
  if (jobs.length === 0 && isPlaceholderData) return undefined;
  return { text, jobs, total: data.pagination?.total ?? data.jobs.length };
}

/** Whether the matches are open, and which option is active. */
export function useMatchBox() {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  return {
    isOpen,
    active,
    setActive,
    open: () => {
      setIsOpen(true);
      setActive(null);
    },
    close: () => {
      setIsOpen(false);
      setActive(null);
    },
  };
}
type MatchBox = ReturnType<typeof useMatchBox>;

function consume(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

/** Handles the keys of the combobox. @param count options shown */
export function onMatchKey(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, active, setActive, open, close }: MatchBox,
  { count, choose }: { count: number; choose: (index: number) => void },
): void {
  // During composition (Bangla and others) keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape' && isOpen) return consume(event, close);
  if (event.key === 'Enter' && active !== null) return consume(event, () => choose(active));
  const next = toNextOption(event.key, active, count);
  if (next !== undefined) consume(event, () => setActive(next));
  else if (event.key === 'ArrowDown' && !isOpen) open();
}
