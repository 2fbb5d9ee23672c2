import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toJobTarget } from '#presenters/job-link.tsx';

interface SavedJobLinkProps {
  id: string;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
}

/**
 * The way to a saved job. What is kept on the device is the reader's own, with an account and without: unlike
 * other links to jobs (§2) it is not under the navigation guard, whose sign-in would need a network.
 */
export function SavedJobLink({ id, children, ...anchor }: SavedJobLinkProps) {
  return (
    <Link {...toJobTarget(id)} {...anchor}>
      {children}
    </Link>
  );
}
