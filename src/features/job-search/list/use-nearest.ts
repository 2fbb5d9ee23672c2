import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { citiesQuery } from '#api/cities.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { City } from '#contract/jobs/city.ts';

export interface Nearest {
  category?: JobCategory | undefined;
  city?: City | undefined;
}

const nothing: Nearest = {};

/** Categories and cities with open jobs nearest to a search without results. Loads the vocabulary on demand. */
export function useNearest(text: string | undefined, categories: readonly JobCategory[]): Nearest {
  const isAsked = text !== undefined;
  const { data: cities } = useQuery({ ...citiesQuery, enabled: isAsked });
  const [find, setFind] = useState<typeof import('#contract/search/nearest.ts').findNearest>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    import('#contract/search/nearest.ts').then(
      ({ findNearest }) => isOver || setFind(() => findNearest),
      // Without the vocabulary only the popular categories are shown.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  if (!find || text === undefined) return nothing;
  return find(text, { categories, cities: cities ?? [] });
}
