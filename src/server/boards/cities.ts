import { Hono } from 'hono';
import { toCityKey, toSlug } from '#contract/search/slug.ts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../http/errors/errors.ts';
import { isCleanText } from '#contract/clean-text.ts';
import type { City } from '#contract/jobs/city.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { createRefreshingValue } from '../ttl-cache.ts';
import type { OpenJobs } from './categories.ts';

/** More than a page shows; employers write cities as they like. */
const MAX_CITIES = 200;

/** Extension: the cities with open jobs, and one of them, found by any of its spellings. */
export function createCityRoutes(context: Pick<AppContext, 'db'>, listCities: () => Promise<CountedCity[]>) {
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

type StoreContext = Pick<AppContext, 'db' | 'clock'>;

/** The jobs of one spelling of a city. */
interface SpellingRow {
  key: string;
  name: string;
  count: number;
  newest_at: string;
}

export interface CountedCity {
  key: string;
  /** As its jobs spell it: the most common spelling that reads like the key, else the most common one. */
  name: string;
  open: OpenJobs;
}

async function countSpellings({ db, clock }: StoreContext): Promise<SpellingRow[]> {
  return db.sql<SpellingRow[]>`
    select city_key as key, trim(city) as name, count(*)::int as count, max(posted_at) as newest_at from jobs
    where listed and closes_at > ${new Date(clock()).toISOString()}::timestamptz and city_key <> ''
    group by city_key, trim(city) order by count desc, name`;
}

/** @param rows the most common spellings first */
function toCities(rows: readonly SpellingRow[]): CountedCity[] {
  const cities = new Map<string, CountedCity>();
  for (const { key, name, count, newest_at } of rows) {
    const newestAt = new Date(newest_at);
    const known = cities.get(key);
    if (known === undefined) {
      cities.set(key, { key, name, open: { count, newestAt } });
      continue;
    }
    if (toSlug(known.name) !== key && toSlug(name) === key) known.name = name;
    known.open.count += count;
    if (newestAt > known.open.newestAt) known.open.newestAt = newestAt;
  }
  return [...cities.values()].toSorted((one, other) => other.open.count - one.open.count);
}

/** Lists the cities with open jobs as they were about a minute ago, those with most jobs first. */
export function createCountedCities(context: StoreContext): () => Promise<CountedCity[]> {
  // Counting reads every listed job: 1.5 s for a million.
  const read = async () => toCities(await countSpellings(context));
  return createRefreshingValue({ clock: context.clock, forMs: MINUTE_MS, read });
}

/** A city whose jobs are public, open or closed; null when there is none. */
export async function findCity(
  { db }: Pick<StoreContext, 'db'>,
  listCities: () => Promise<CountedCity[]>,
  key: string,
): Promise<City | null> {
  const open = (await listCities()).find((city) => city.key === key);
  if (open !== undefined) return toCity(open);
  // Of open jobs as well: a city may be younger than the counts.
  const [row] = await db.sql<{ name: string }[]>`
    (select trim(city) as name from jobs where city_key = ${key} and listed limit 1)
    union all (select trim(city) from jobs where city_key = ${key} and visible and not listed limit 1) limit 1`;
  return row === undefined ? null : { name: row.name, slug: key, jobCount: 0 };
}

const toCity = ({ key, name, open }: CountedCity): City => ({ name, slug: key, jobCount: open.count });
