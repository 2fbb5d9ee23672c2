import type { AppContext } from '../app-context.ts';
import { createCountedCities } from '../cities/store.ts';
import { createCountedCategories } from '../job-categories/store.ts';

/** Categories and cities with their open jobs, counted at most once a minute for all that read them. */
export function createCountedBoards(context: Pick<AppContext, 'db' | 'clock'>) {
  return { listCategories: createCountedCategories(context), listCities: createCountedCities(context) };
}
export type CountedBoards = ReturnType<typeof createCountedBoards>;
