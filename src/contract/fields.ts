import * as v from 'valibot';
import { toItems } from './items.ts';

/**
 * Readings that several entities share. Every optional field becomes a plain, present value inside, and one of an
 * unexpected form counts as missing: it must not cost the row that it stands in.
 */

/** An id as our own requests and records write it. */
export const Id = v.pipe(v.string(), v.minLength(1));

const Scalar = v.union([v.string(), v.number()]);

/** An id as servers send it: some count their rows. */
export const LooseId = v.pipe(Scalar, v.transform(String), v.minLength(1));

/** A text that may be missing, null or sent as a number: '' when there is none. */
export const OptionalText = v.fallback(v.pipe(v.nullish(Scalar, ''), v.transform(String)), '');

/** A number that may be missing, null or numeric text: null inside when there is none. */
export const OptionalNumber = v.fallback(
  v.pipe(
    v.nullish(Scalar, ''),
    v.transform((value) => {
      if (value === '') return null;
      const number = Number(value);
      return Number.isFinite(number) ? number : null;
    }),
  ),
  null,
);

/** The id of another row, which some servers send with it: '' when there is none. */
export const OptionalRef = v.fallback(
  v.pipe(
    v.nullish(v.union([Scalar, v.object({ _id: LooseId })]), ''),
    v.transform((value) => (typeof value === 'object' ? value._id : String(value))),
  ),
  '',
);

const toText = (item: unknown): string =>
  typeof item === 'string' || typeof item === 'number' ? String(item).trim() : '';

/** "string or array of strings" (§3): an array inside. */
export const TextList = v.fallback(
  v.pipe(
    v.nullish(v.union([v.string(), v.array(v.unknown())]), ''),
    v.transform((value): string[] =>
      typeof value === 'string' ? toItems(value) : value.map(toText).filter((item) => item !== ''),
    ),
  ),
  [],
);

/** Street address or job location (§3). */
export const Address = v.object({
  street: OptionalText,
  city: OptionalText,
  state: OptionalText,
  postalCode: OptionalText,
  country: OptionalText,
});
export type Address = v.InferOutput<typeof Address>;

export const emptyAddress: Address = { street: '', city: '', state: '', postalCode: '', country: '' };

export const OptionalAddress = v.fallback(v.nullish(Address, emptyAddress), emptyAddress);
