import { appPaths } from '#contract/http/paths.ts';
import { GuardedLink } from '#platform/session/guarded-link.tsx';
import { writeStored } from '#platform/storage/storage.ts';
import type { MouseEvent, ReactNode } from 'react';

interface JobLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: boolean;
  tabIndex?: number;
  preload?: false;
  /** Before the page of the job opens, which `preventDefault` prevents. */
  onOpen?: ((id: string, event: MouseEvent) => void) | undefined;
}

/** The link target of a job (§2). */
export const toJobTarget = (id: string) =>
  ({
    to: appPaths.jobDetails,
    search: { id },
    onClick: () => void writeStored('selectedJobId', id),
  }) as const;

/** A guarded link to a job; stores its id under `selectedJobId` (§2). */
export function JobLink({ id, onOpen, children, ...anchor }: JobLinkProps) {
  const target = toJobTarget(id);
  const open = (event: MouseEvent) => {
    target.onClick();
    onOpen?.(id, event);
  };
  return (
    <GuardedLink {...target} {...anchor} onClick={open}>
      {children}
    </GuardedLink>
  );
}
