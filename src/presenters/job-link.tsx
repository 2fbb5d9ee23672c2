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

/** The link target of a job (§2). */
export const toJobTarget = (id: string) =>
  ({
    to: appPaths.jobDetails,
    search: { id },
    onClick: () => void writeStored('selectedJobId', id),
  }) as const;

/** A guarded link to a job; stores its id under `selectedJobId` (§2). */
export function JobLink({ id, children, ...anchor }: JobLinkProps) {
  return (
    <GuardedLink {...toJobTarget(id)} {...anchor}>
      {children}
    </GuardedLink>
  );
}

/** Opens a job as {@link JobLink} does. */
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
