import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#api/choices.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toSearchName } from '#ui/search/search-name.ts';

/** Names searches, with the categories' names once these are loaded. */
export function useSearchName(): (search: JobSearch) => string {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (search) => toSearchName(search, categories);
}
