import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { forgetGoal, readGoal } from '#platform/session/sign-in-goal.ts';
import { toGoal } from './goal.ts';

/** Goes where the visitor was going when a sign-in was asked for, else home; Back does not return to the form. */
export function useLeave(): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    const goal = toGoal(readGoal());
    forgetGoal();
    history.replace(goal?.href ?? appPaths.home);
  }, [history]);
}
