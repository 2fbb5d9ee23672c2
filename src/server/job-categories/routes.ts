import { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import { createCategoryList } from './store.ts';

/** `GET /job-categories` (§7); `?view=detailed` and a token change nothing. */
export function createJobCategoryRoutes(context: AppContext) {
  const listCategories = createCategoryList(context);
  return new Hono().get('/', async (c) => {
    c.header('Cache-Control', cachePolicy.revalidated);
    return c.json({ success: true, data: { jobCategories: await listCategories() } });
  });
}
