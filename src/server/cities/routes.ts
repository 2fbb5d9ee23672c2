import { Hono } from 'hono';
import { toCityKey } from '#contract/search/slug.ts';
import type { AppContext } from '../app-context.ts';
import type { CountedBoards } from '../boards/counted-boards.ts';
import { notFound } from '../http/errors/errors.ts';
import { isCleanText } from '../http/request/input.ts';
import { findCity, toCity } from './store.ts';

/** More than a page shows; employers write cities as they like. */
const MAX_CITIES = 200;

/** Extension: the cities with open jobs, and one of them, found by any of its spellings. */
export function createCityRoutes(context: AppContext, { listCities }: Pick<CountedBoards, 'listCities'>) {
  return new Hono()
    .get('/', async (c) => {
      const cities = (await listCities()).slice(0, MAX_CITIES).map(toCity);
      return c.json({ success: true, data: { cities } });
    })
    .get('/:slug', async (c) => {
      const name = c.req.param('slug');
      const key = isCleanText(name) ? toCityKey(name) : '';
      const city = key === '' ? null : await findCity(context, listCities, key);
      if (city === null) throw notFound('City not found.');
      return c.json({ success: true, data: { city } });
    });
}
