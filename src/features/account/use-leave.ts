import { useRouter } from '@tanstack/react-router';
import { appPaths } from '#contract/paths.ts';
import { takeRememberedTarget } from '#platform/guarded-link.tsx';

/** Goes where the visitor was going when a sign-in was asked for, else home; Back does not return to the form. */
export function useLeave(): () => void {
  const router = useRouter();
  return () => router.history.replace(takeRememberedTarget() ?? appPaths.home);
}
