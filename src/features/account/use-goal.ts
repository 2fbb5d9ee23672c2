import { useQueryClient } from '@tanstack/react-query';
import { findKnownJob } from '#api/known-job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useStoredGoal } from '#platform/session/sign-in-goal.ts';
import { goalMessages } from './goal-messages.ts';
import { toGoal, type Goal } from './goal.ts';

/** Where the visitor was going, and its name in a sentence; null when nothing is remembered. */
export function useGoal(): (Goal & { name: string }) | null {
  const texts = useMessages(goalMessages);
  const queryClient = useQueryClient();
  const goal = toGoal(useStoredGoal());
  if (goal === null) return null;
  const job = goal.jobId === null ? undefined : findKnownJob(queryClient, goal.jobId);
  return { ...goal, name: job ? texts.job(job.title) : texts.pages[goal.path] };
}
