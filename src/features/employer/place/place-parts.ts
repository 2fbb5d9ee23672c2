import { hasDistricts } from '#contract/jobs/districts.ts';
import type { PlaceTexts } from '../messages.ts';

/** The parts of an address (§3), in the order of the screen. */
export const placeParts = ['country', 'state', 'city', 'street', 'postalCode'] as const;
export type PlacePart = (typeof placeParts)[number];

/** The parts that an address may lack. */
export const optionalParts: ReadonlySet<string> = new Set<PlacePart>(['street', 'postalCode']);

/** The label of a part, which depends on the country. */
export function toPlaceLabel(part: PlacePart, country: string, texts: PlaceTexts): string {
  if (part === 'state' && hasDistricts(country)) return texts.division;
  return part === 'city' && hasDistricts(country) ? texts.district : texts.labels[part];
}
