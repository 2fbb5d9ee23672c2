import { and, count, desc, eq, max, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import * as v from 'valibot';
import { toCityKey } from '#contract/jobs/city-key.ts';
import type { AppContext } from '../app-context.ts';
import { jobs } from '../db/schema.ts';
import { describeRoute, segment } from '../http/describe-route.ts';
import { ApiError } from '../errors/api-error.ts';
import { isCleanText } from '#contract/clean-text.ts';
import { City, CityData } from '#contract/jobs/city.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { findEnglishName, toBanglaName } from '../jobs/local-names.ts';
import { isListed } from '../jobs/job-rows.ts';
import { createRefreshingValue } from '../ttl-cache.ts';
import type { OpenJobs } from './categories.ts';

const MAX_CITIES = 200;

const descriptions = {
  list: describeRoute({
    tag: 'Cities',
    summary: 'Lists the cities with open jobs, most jobs first',
    description: `Extension. At most ${MAX_CITIES}. Counts are up to a minute old.`,
    data: { CitiesData: v.object({ cities: v.array(City) }) },
  }),
  get: describeRoute({
    tag: 'Cities',
    summary: 'Shows a city, also one whose jobs are all closed',
    description: 'Extension.',
    parameters: [segment('slug', 'As in the list, or a name in any spelling.')],
    data: { CityData },
    refusals: [404],
  }),
};

/** The cities with open jobs, and one city by any spelling (extension). */
export function createCityRoutes(context: Pick<AppContext, 'db'>, listCities: () => Promise<CountedCity[]>) {
  return new Hono()
    .get('/', descriptions.list, async (c) => {
      const cities = (await listCities()).slice(0, MAX_CITIES).map(toCity);
      return c.json({ success: true, data: { cities } });
    })
    .get('/:slug', descriptions.get, async (c) => {
      const name = c.req.param('slug');
      const key = isCleanText(name) ? toCityKey(name) : '';
      const city = key === '' ? null : await findCity(context, listCities, key);
      if (city === null) throw new ApiError('cityNotFound');
      return c.json({ success: true, data: { city } });
    });
}

type StoreContext = Pick<AppContext, 'db' | 'clock'>;

const cityName = sql<string>`trim(${jobs.city})`;

export interface CountedCity {
  key: string;
  /** The English name of a known place, else its most common spelling. */
  name: string;
  open: OpenJobs;
}

/** The open jobs of each spelling of a city, the most common first. */
const countSpellings = ({ db, clock }: StoreContext) =>
  db.orm
    .select({ key: jobs.cityKey, name: cityName, count: count(), newestAt: max(jobs.postedAt) })
    .from(jobs)
    .where(and(isListed(clock()), ne(jobs.cityKey, '')))
    .groupBy(jobs.cityKey, cityName)
    // Of equally common spellings those in capitals, or without any, come last.
    .orderBy(
      desc(count()),
      sql`${cityName} = upper(${cityName})`,
      sql`${cityName} = lower(${cityName})`,
      cityName,
    );
type SpellingRow = Awaited<ReturnType<typeof countSpellings>>[number];

function toCities(rows: readonly SpellingRow[]): CountedCity[] {
  const cities = new Map<string, CountedCity>();
  for (const { key, name, ...open } of rows) {
    const known = cities.get(key);
    if (known === undefined) {
      cities.set(key, { key, name: findEnglishName(key) ?? name, open });
      continue;
    }
    known.open.count += open.count;
    if (Number(open.newestAt) > Number(known.open.newestAt)) known.open.newestAt = open.newestAt;
  }
  return [...cities.values()].toSorted((one, other) => other.open.count - one.open.count);
}

/** The cities with open jobs, most jobs first, counted about once a minute. */
export function createCountedCities(context: StoreContext): () => Promise<CountedCity[]> {
  // Counting reads every listed job: 1.5 s for a million.
  const read = async () => toCities(await countSpellings(context));
  return createRefreshingValue({ clock: context.clock, forMs: MINUTE_MS, read });
}

/** A city with public jobs, open or closed; null if it has none. */
async function findCity(
  { db }: Pick<StoreContext, 'db'>,
  listCities: () => Promise<CountedCity[]>,
  key: string,
): Promise<City | null> {
  const open = (await listCities()).find((city) => city.key === key);
  if (open !== undefined) return toCity(open);
  // Not from the cached counts, which may not contain a new city yet.
  const select = (condition: SQL | undefined) =>
    db.orm
      .select({ name: cityName.as('name') })
      .from(jobs)
      .where(and(eq(jobs.cityKey, key), condition))
      .limit(1);
  // Two queries, as each condition has its own index.
  const [row = null] = await unionAll(
    select(sql`${jobs.listed}`),
    select(sql`${jobs.visible} and not ${jobs.listed}`),
  ).limit(1);
  return row && { ...toNames(findEnglishName(key) ?? row.name), slug: key, jobCount: 0 };
}

const toNames = (name: string) => ({ name, nameBn: toBanglaName(name) });

const toCity = ({ key, name, open }: CountedCity): City => ({
  ...toNames(name),
  slug: key,
  jobCount: open.count,
});
