import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
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

/** A link to a category's list: by name in the URL, and passed as `categoryFilter` (§2). */
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
