import { useQuery } from '@tanstack/react-query';
import { suggestJobsQuery } from '#api/jobs.ts';
import type { Job } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';
import { useState, type KeyboardEvent } from 'react';
import { toNextOption, type ActiveOption } from '#ui/form/listbox-keys.ts';

/** The newest answer to what is typed. */
export interface Matches {
  text: string;
  jobs: Job[];
  total: number;
}

/** The jobs that match a text, asked for at every keystroke; undefined while nothing is known or asked. */
export function useMatches(typed: string): Matches | undefined {
  const text = typed.trim();
  const { data, isPlaceholderData } = useQuery(suggestJobsQuery(text));
  if (text === '' || !data) return undefined;
  const jobs = data.jobs.slice(0, listLimits.suggestions);
  // "No matches" is shown for this very text only.
  if (jobs.length === 0 && isPlaceholderData) return undefined;
  return { text, jobs, total: data.pagination?.total ?? data.jobs.length };
}

/** The list of matches under the search box: whether it is open, and which option the keys are at. */
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

/** The keys of a combobox. @param count options shown */
export function onMatchKey(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, active, setActive, open, close }: MatchBox,
  { count, choose }: { count: number; choose: (index: number) => void },
): void {
  // While a word is being composed (Bangla, and others) the keys are the keyboard's own.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape' && isOpen) return consume(event, close);
  if (event.key === 'Enter' && active !== null) return consume(event, () => choose(active));
  const next = toNextOption(event.key, active, count);
  if (next !== undefined) consume(event, () => setActive(next));
  else if (event.key === 'ArrowDown' && !isOpen) open();
}
