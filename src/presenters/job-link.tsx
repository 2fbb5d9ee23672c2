import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { GuardedLink } from '#platform/session/guarded-link.tsx';
import { writeStored } from '#platform/storage/storage.ts';

interface JobLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** Where a link to a job leads, and what following it keeps (§2). */
export const toJobTarget = (id: string) =>
  ({
    to: appPaths.jobDetails,
    search: { id },
    onClick: () => void writeStored('selectedJobId', id),
  }) as const;

/**
 * The way to a job (§2): stores its id under `selectedJobId` and goes to the details page, under the
 * navigation guard. The id stands in the address as well, so that the link can be shared and kept.
 */
export function JobLink({ id, children, ...anchor }: JobLinkProps) {
  return (
    <GuardedLink {...toJobTarget(id)} {...anchor}>
      {children}
    </GuardedLink>
  );
}
