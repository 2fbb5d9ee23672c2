import * as v from 'valibot';
import { toItems } from './items.ts';

/** Readings that several entities share. Every optional field becomes a plain, present value inside. */

export const Id = v.pipe(v.string(), v.minLength(1));

/** A string that may be missing or null: '' inside. */
export const OptionalText = v.nullish(v.string(), '');

/** A text that some servers send as a number (foundedYear, size): '' when missing. */
export const OptionalLooseText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
);

/** A number that may be missing, null or numeric text: null inside when there is none. */
export const OptionalNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), ''),
  v.transform((value) => {
    if (value === '') return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  }),
);

/** "string or array of strings" (§3): an array inside. */
export const TextList = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.nullable(v.string()))]), ''),
  v.transform((value): string[] => {
    if (typeof value === 'string') return toItems(value);
    return value.flatMap((item) => (item?.trim() ? [item.trim()] : []));
  }),
);

/** Street address or job location (§3). */
export const Address = v.object({
  street: OptionalText,
  city: OptionalText,
  state: OptionalText,
  postalCode: OptionalLooseText,
  country: OptionalText,
});
export type Address = v.InferOutput<typeof Address>;

export const emptyAddress: Address = { street: '', city: '', state: '', postalCode: '', country: '' };

export const OptionalAddress = v.nullish(Address, emptyAddress);
