import { useRouter } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { mustSignIn } from '#platform/session/guarded-link.tsx';
import { useSignInFirst } from '#platform/session/sign-in-goal.ts';
import { writeStored } from '#platform/storage/storage.ts';

/**
 * What a click on a link to a job does (§2), for a choice that is no link: under the navigation guard,
 * stores the id under `selectedJobId` and goes to the details page.
 */
export function useOpenJob(): (id: string) => void {
  const router = useRouter();
  const signInFirst = useSignInFirst();
  return (id) => {
    const target = { to: appPaths.jobDetails, search: { id } } as const;
    if (mustSignIn('online')) {
      signInFirst(router.buildLocation(target).href);
      return;
    }
    writeStored('selectedJobId', id);
    void router.navigate(target);
  };
}
