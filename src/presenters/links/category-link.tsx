import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
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
