import { appPaths } from '#contract/http/paths.ts';
import { GuardedLink } from '#platform/session/guarded-link.tsx';
import { writeStored } from '#platform/storage/storage.ts';
import type { ReactNode } from 'react';

interface JobLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  tabIndex?: number;
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
