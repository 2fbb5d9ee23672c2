import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
import { GuardedLink } from '#platform/session/sign-in.tsx';
import { writeStored } from '#platform/storage/storage.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    categoryFilter?: string;
  }
}

interface CategoryLinkProps {
  name: string;
  className: string;
  children: ReactNode;
}

/**
 * A link to a category's list: by name in the URL, and passed as `categoryFilter` (§2). In a list it narrows that
 * list.
 */
export function CategoryLink({ name, className, children }: CategoryLinkProps) {
  return (
    <Link
      to={appPaths.jobs}
      search={(list) => ({ ...parseJobSearch({ ...list }), category: name, page: undefined })}
      state={{ categoryFilter: name }}
      onClick={() => writeStored('selectedCategory', name)}
      className={className}
    >
      {children}
    </Link>
  );
}

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
