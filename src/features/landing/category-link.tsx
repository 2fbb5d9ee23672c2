import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { writeStored } from '#platform/storage/storage.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The category a tile or chip was chosen by (§2). */
    categoryFilter?: string;
  }
}

interface CategoryLinkProps {
  name: string;
  className: string;
  children: ReactNode;
}

/** To the list of one category: by name in the URL, and passed along as `categoryFilter` (§2). */
export function CategoryLink({ name, className, children }: CategoryLinkProps) {
  return (
    <Link
      to={appPaths.jobs}
      search={{ category: name }}
      state={{ categoryFilter: name }}
      onClick={() => writeStored('selectedCategory', name)}
      className={className}
    >
      {children}
    </Link>
  );
}
