import * as v from 'valibot';
import { toItems } from './text.ts';

/** A malformed optional field counts as missing, so that it does not cost the row. */

export const Id = v.pipe(v.string(), v.minLength(1));

const Scalar = v.union([v.string(), v.number()]);

/** An id as servers send it; some use numbers. */
export const LooseId = v.pipe(Scalar, v.transform(String), v.minLength(1));

export const OptionalText = v.fallback(v.pipe(v.nullish(Scalar, ''), v.transform(String)), '');

/** A number, or numeric text; null when missing or malformed. */
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

/** The id of a row, or of an embedded row; '' when missing. */
export const OptionalRef = v.fallback(
  v.pipe(
    v.nullish(v.union([Scalar, v.object({ _id: LooseId })]), ''),
    v.transform((value) => (typeof value === 'object' ? value._id : String(value))),
  ),
  '',
);

const toText = (item: unknown): string =>
  typeof item === 'string' || typeof item === 'number' ? String(item).trim() : '';

/** "string or array of strings" (§3). */
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
  /** Extension: city and country as Bangla writes them; '' where unknown. */
  cityBn: OptionalText,
  countryBn: OptionalText,
  /** Extension: the English names of what is written in Bangla. */
  cityEn: v.optional(OptionalText),
  countryEn: v.optional(OptionalText),
});
export type Address = v.InferOutput<typeof Address>;

/** As forms send it. */
export type WrittenAddress = Omit<Address, 'cityBn' | 'countryBn' | 'cityEn' | 'countryEn'>;

const emptyAddress: Address = {
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  cityBn: '',
  countryBn: '',
};

export const OptionalAddress = v.fallback(v.nullish(Address, emptyAddress), emptyAddress);
