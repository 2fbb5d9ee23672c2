import type { ReactNode } from 'react';
import { appPaths } from '#contract/paths.ts';
import { GuardedLink } from './guarded-link.tsx';
import { writeStored } from './storage.ts';

interface JobLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/**
 * The way to a job (§2): stores its id under `selectedJobId` and goes to the details page, under the
 * navigation guard. The id stands in the address as well, so that the link can be shared and kept.
 */
export function JobLink({ id, children, ...anchor }: JobLinkProps) {
  return (
    <GuardedLink
      to={appPaths.jobDetails}
      search={{ id }}
      onClick={() => writeStored('selectedJobId', id)}
      {...anchor}
    >
      {children}
    </GuardedLink>
  );
}
