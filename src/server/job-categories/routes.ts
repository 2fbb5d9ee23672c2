import { Hono } from 'hono';
import type { CountedBoards } from '../boards/counted-boards.ts';
import { cachePolicy } from '../http/response/cache-policy.ts';
import { toCategory } from './store.ts';

/** `GET /job-categories` (§7); `?view=detailed` and a token change nothing. */
export function createJobCategoryRoutes({ listCategories }: Pick<CountedBoards, 'listCategories'>) {
  return new Hono().get('/', async (c) => {
    c.header('Cache-Control', cachePolicy.revalidated);
    const jobCategories = (await listCategories()).map(toCategory);
    return c.json({ success: true, data: { jobCategories } });
  });
}
