import * as v from 'valibot';
import { OptionalText } from '../fields.ts';

/** Extension: a city with open jobs. */
export const City = v.object({
  /** As its jobs spell it. */
  name: v.string(),
  /** As Bangla writes it; '' where unknown. */
  nameBn: OptionalText,
  slug: v.pipe(v.string(), v.minLength(1)),
  jobCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type City = v.InferOutput<typeof City>;

/** `data` of `GET /cities`, most jobs first; rows are parsed one by one with {@link City}. */
export const CitiesData = v.object({ cities: v.array(v.unknown()) });
export const CityData = v.object({ city: City });
