import * as v from 'valibot';

/** Extension: a city with open jobs. */
export const City = v.object({
  /** As its jobs spell it, in Latin letters where some do. */
  name: v.string(),
  /** Its key, as addresses and the filter `city` have it. */
  slug: v.pipe(v.string(), v.minLength(1)),
  jobCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type City = v.InferOutput<typeof City>;

/** `data` of `GET /cities`, those with most jobs first; rows are parsed one by one with {@link City}. */
export const CitiesData = v.object({ cities: v.array(v.unknown()) });
/** `data` of `GET /cities/{slug}`. */
export const CityData = v.object({ city: City });
