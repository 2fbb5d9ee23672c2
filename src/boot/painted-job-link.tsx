import type { ReactNode } from 'react';
import { GUARDED_ATTRIBUTE, JOB_LINK_ATTRIBUTE, type Guard } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';

interface JobLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** `#platform/job-link.tsx` before the app is there: a real link, which the page's click listener looks after. */
export function JobLink({ id, children, ...anchor }: JobLinkProps) {
  const guard: Guard = 'online';
  const marks = { [GUARDED_ATTRIBUTE]: guard, [JOB_LINK_ATTRIBUTE]: id };
  return (
    <a {...anchor} {...marks} href={`${appPaths.jobDetails}?id=${encodeURIComponent(id)}`}>
      {children}
    </a>
  );
}
