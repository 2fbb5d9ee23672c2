import { useQuery } from '@tanstack/react-query';
import { suggestJobsQuery } from '#api/jobs.ts';
import type { Job } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';

/** The newest answer to what is typed. */
export interface Matches {
  /** The text in the box, without spaces around it. */
  text: string;
  jobs: Job[];
  /** How many match altogether. */
  total: number;
}

/** The jobs that match a text, asked for at every keystroke; undefined while nothing is known or asked. */
export function useMatches(typed: string): Matches | undefined {
  const text = typed.trim();
  const { data, isPlaceholderData } = useQuery(suggestJobsQuery(text));
  if (text === '' || !data) return undefined;
  const jobs = data.jobs.slice(0, listLimits.suggestions);
  // That nothing matches is said of this very text only.
  if (jobs.length === 0 && isPlaceholderData) return undefined;
  return { text, jobs, total: data.pagination?.total ?? data.jobs.length };
}
