import { useRouter } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { mustSignIn, GuardedLink } from '#platform/session/guarded-link.tsx';
import { useSignInFirst } from '#platform/session/sign-in-goal.ts';
import { writeStored } from '#platform/storage/storage.ts';
import type { ReactNode } from 'react';

interface JobLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** Where a link to a job leads, and what following it stores (§2). */
export const toJobTarget = (id: string) =>
  ({
    to: appPaths.jobDetails,
    search: { id },
    onClick: () => void writeStored('selectedJobId', id),
  }) as const;

/** The link to a job (§2): stores its id under `selectedJobId`, under the navigation guard. */
export function JobLink({ id, children, ...anchor }: JobLinkProps) {
  return (
    <GuardedLink {...toJobTarget(id)} {...anchor}>
      {children}
    </GuardedLink>
  );
}

/** Opens a job as {@link JobLink} does, for a choice that is no link. */
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
